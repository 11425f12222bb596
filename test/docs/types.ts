import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../../scripts/paths.mjs';
import { shapes } from './page.js';

const contract = inRoot('libs/domain/src/contract/index.ts');
const pageFile = inRoot('docs/protocol.page.ts');

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  strict: true,
  noEmit: true,
  types: [],
};

/** A program of the contract and of the shapes on the page, which is no file of its own. */
const program = (): ts.Program => {
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === pageFile || fileExists(name);
  host.readFile = (name) => (name === pageFile ? shapes : readFileSync(name, 'utf8'));
  host.getSourceFile = (name, ...rest) =>
    name === pageFile
      ? ts.createSourceFile(name, `export {};\n${shapes}`, ts.ScriptTarget.ES2023, true)
      : getSourceFile(name, ...rest);
  return ts.createProgram([contract, pageFile], options, host);
};

/** A type by its parts, whatever these are called: an object by its fields, a list by its items, a union as a sorted list, all else in words. */
export type Described = string | readonly Described[] | { readonly [field: string]: Described };

/** All shapes by name, of the contract or of the page. */
export type Shapes = ReadonlyMap<string, Described>;

const describer = (checker: ts.TypeChecker) => {
  const describe = (type: ts.Type, depth = 0): Described => {
    if (depth > 12) throw new Error(`${checker.typeToString(type)} has no end`);
    const inner = (part: ts.Type): Described => describe(part, depth + 1);
    if (type.isUnion()) return union(type.types.map(inner));
    if (checker.isTupleType(type))
      return `[${checker.getTypeArguments(type as ts.TypeReference).map((part) => text(inner(part)))}]`;
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { '[]': item ? inner(item) : 'nothing' };
    }
    const isPlain = !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
    if (isPlain) return checker.typeToString(type);
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const fields = checker.getPropertiesOfType(type).map((field): [string, Described] => {
      const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
      const of = checker.getTypeOfSymbol(field);
      const described = inner(isOptional ? checker.getNonNullableType(of) : of);
      const mayBeNull = isOptional && of.isUnion() && of.types.some(({ flags }) => flags & ts.TypeFlags.Null);
      return [`${field.name}${isOptional ? '?' : ''}`, mayBeNull ? union([described, 'null']) : described];
    });
    return {
      ...Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))),
      ...(index ? { '[name]': inner(index.type) } : {}),
    };
  };
  return describe;
};

const text = (described: Described): string =>
  typeof described === 'string' ? described : JSON.stringify(described);

const union = (parts: readonly Described[]): Described => {
  const flat = new Map(parts.flat().map((part) => [text(part as Described), part as Described]));
  if (flat.has('true') && flat.has('false')) {
    flat.delete('true');
    flat.delete('false');
    flat.set('boolean', 'boolean');
  }
  const sorted = [...flat].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
  return sorted.length === 1 ? (sorted[0] ?? '') : sorted;
};

/** What the contract exports as types and what the page shows, and what the compiler has to say of the page. */
export const readShapes = (): { contract: Shapes; page: Shapes; problems: string[] } => {
  const compiled = program();
  const checker = compiled.getTypeChecker();
  const describe = describer(checker);
  const fileOf = (name: string): ts.SourceFile => {
    const file = compiled.getSourceFile(name);
    if (!file) throw new Error(`${name} was not compiled`);
    return file;
  };
  const isType = (symbol: ts.Symbol): boolean =>
    (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
  const exported = checker.getSymbolAtLocation(fileOf(contract));
  const ofContract = (exported ? checker.getExportsOfModule(exported) : [])
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(isType);
  const ofPage = fileOf(pageFile).statements.flatMap((statement) => {
    const isShape = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    return isShape ? (checker.getSymbolAtLocation(statement.name) ?? []) : [];
  });
  const described = (symbols: readonly ts.Symbol[]): Shapes =>
    new Map(symbols.map((symbol) => [symbol.name, describe(checker.getDeclaredTypeOfSymbol(symbol))]));
  const problems = ts
    .getPreEmitDiagnostics(compiled, fileOf(pageFile))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return { contract: described(ofContract), page: described(ofPage), problems };
};
