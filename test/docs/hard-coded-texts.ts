import ts from 'typescript';

/** Where a component puts words: the browser's own attributes, and those of our parts (docs/design.md). */
const textAttributes: ReadonlySet<string> = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'],
  ...['alt', 'label', 'placeholder', 'summary', 'title'],
  ...['alertText', 'cancel', 'caption', 'confirm', 'empty', 'error', 'hint', 'lead', 'saying', 'text'],
]);

/** Calls whose words are shown. */
const telling: ReadonlySet<string> = new Set(['notify', 'usePageTitle', 'alert', 'confirm']);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/**
 * Words in a source, of a component or a hook, that a reader would see and no catalogue has, with their line. `keys` are the names of
 * catalogue entries: a part may be told which of them to say.
 */
export const hardCodedTexts = (path: string, source: string, keys: ReadonlySet<string>): string[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note = (node: ts.Node, text: string): void => {
    if (!hasLetters(text) || keys.has(text)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${line + 1}: ${text.trim().replace(/\s+/g, ' ')}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    for (const shown of shownBy(node)) for (const word of wordsOf(shown)) note(word, word.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** The expressions of a node whose value is read by somebody. */
const shownBy = (node: ts.Node): ts.Node[] => {
  if (ts.isJsxAttribute(node)) {
    return node.initializer && textAttributes.has(node.name.getText()) ? [node.initializer] : [];
  }
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
    return node.expression ? [node.expression] : [];
  }
  if (ts.isCallExpression(node) && telling.has(node.expression.getText())) return [...node.arguments];
  return [];
};

type Words =
  | ts.StringLiteral
  | ts.NoSubstitutionTemplateLiteral
  | ts.TemplateHead
  | ts.TemplateMiddle
  | ts.TemplateTail;

/** The literals that an expression's value may be made of; what is compared, called or looked up is not among them. */
const wordsOf = (node: ts.Node): Words[] => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node];
  if (ts.isTemplateExpression(node)) {
    const within = node.templateSpans.flatMap((span) => [...wordsOf(span.expression), span.literal]);
    return [node.head, ...within];
  }
  if (ts.isConditionalExpression(node)) return [...wordsOf(node.whenTrue), ...wordsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    return joins.has(node.operatorToken.kind) ? [...wordsOf(node.left), ...wordsOf(node.right)] : [];
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return wordsOf(node.expression);
  if (ts.isJsxExpression(node)) return node.expression ? wordsOf(node.expression) : [];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(wordsOf);
  return [];
};

const joins: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);
