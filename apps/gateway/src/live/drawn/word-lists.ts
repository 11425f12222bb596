/** The words of a text, apart from each other by blanks. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** How a word is written in another gender: the first ending that fits says so, unless it is one of those that follow no rule. */
export const inflection =
  (endings: readonly (readonly [RegExp, string])[], irregular: Readonly<Record<string, string>> = {}) =>
  (word: string): string => {
    const known = irregular[word];
    if (known !== undefined) return known;
    const rule = endings.find(([ending]) => ending.test(word));
    return rule ? word.replace(...rule) : word;
  };
