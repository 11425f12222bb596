// A backslash in JSON text is an escape unless it is escaped itself: count them.
const escapedUnstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: U+0000 is what is looked for
const unstorable = /[\u0000\p{Surrogate}]/u;

/** False for text that PostgreSQL cannot keep: U+0000 and lone surrogates. */
export const isStorableText = (text: string): boolean => !unstorable.test(text);

/** The same for what JSON.stringify made: it writes U+0000 and lone surrogates as escapes. */
export const isStorableJson = (json: string): boolean =>
  !(json.includes('\\u') && escapedUnstorable.test(json));
