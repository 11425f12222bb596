/**
 * Spreadsheets take a cell that begins like this for a formula, no matter who wrote it. The apostrophe before it is ours, or the
 * author's own: then it must not be taken for ours (docs/decisions/012-an-apostrophe-guards-formulas.md).
 */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text that a spreadsheet shows and never runs. */
export const guard = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** The text that `guard` was given. */
export const unguard = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
