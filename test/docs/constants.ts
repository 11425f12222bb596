import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../../scripts/paths.mjs';

type Value = number | { readonly [name: string]: ts.Expression };

const files = new Map<string, ReadonlyMap<string, ts.Expression>>();

/** The constants at the top of a file, by name. */
const constantsOf = (file: string): ReadonlyMap<string, ts.Expression> => {
  const known = files.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.ES2023);
  const found = new Map<string, ts.Expression>();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
  files.set(file, found);
  return found;
};

const operations: Partial<Record<ts.SyntaxKind, (a: number, b: number) => number>> = {
  [ts.SyntaxKind.AsteriskToken]: (a, b) => a * b,
  [ts.SyntaxKind.SlashToken]: (a, b) => a / b,
  [ts.SyntaxKind.PlusToken]: (a, b) => a + b,
  [ts.SyntaxKind.MinusToken]: (a, b) => a - b,
};

const evaluated = (expression: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): Value => {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return evaluated(expression.expression, constants);
  if (ts.isNumericLiteral(expression)) return Number(expression.text);
  if (ts.isIdentifier(expression)) {
    const named = constants.get(expression.text);
    if (named) return evaluated(named, constants);
  }
  if (ts.isBinaryExpression(expression)) {
    const operation = operations[expression.operatorToken.kind];
    const [left, right] = [expression.left, expression.right].map((side) => evaluated(side, constants));
    if (operation && typeof left === 'number' && typeof right === 'number') return operation(left, right);
  }
  if (ts.isObjectLiteralExpression(expression)) {
    const fields: Record<string, ts.Expression> = {};
    for (const property of expression.properties) {
      if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name))
        fields[property.name.text] = property.initializer;
      if (ts.isShorthandPropertyAssignment(property)) fields[property.name.text] = property.name;
    }
    return fields;
  }
  throw new Error('This is no number, no sum of numbers and no object');
};

/**
 * A number that a file of the product keeps for itself, by its name and the names of fields in it (`misses.browser.limit`).
 * Read, not imported: a constant need not be anybody else's because a page tells it.
 */
export const constant = (file: string, path: string): number => {
  const constants = constantsOf(file);
  const [name = '', ...fields] = path.split('.');
  let expression = constants.get(name);
  for (const field of fields) {
    const value = expression && evaluated(expression, constants);
    expression = typeof value === 'object' ? value[field] : undefined;
  }
  const value = expression && evaluated(expression, constants);
  if (typeof value !== 'number') throw new Error(`${file} has no number ${path} any more`);
  return value;
};
