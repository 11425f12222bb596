/** What may stand for a letter. `*` is any sign that hides one. */
const disguises: Readonly<Record<string, string>> = {
  a: 'a4@*',
  b: 'b8',
  c: 'c(*',
  e: 'e3@*',
  g: 'g69',
  i: 'i1!|*',
  l: 'l1!|',
  o: 'o0*',
  s: 's5$',
  t: 't7+',
  u: 'uv@*',
  z: 'z2',
};

/** Whatever else stands between letters only separates them. */
export const letterSigns = 'a-z0-9@$!|(+*';

/** "dlck", but Nazlı is no "nazi": an "l" stands for an "i" only alone. */
const writtenAs = (letter: string, times: string): string => {
  const written = `[${disguises[letter] ?? letter}]${times}`;
  return letter === 'i' ? `(?:${written}|l)` : written;
};

/** Each letter once or more often, in any disguise: "fuck" is found in "fffv*ck", "ass" in "a$$$" but not in "as". */
const lettersOf = (word: string, gap: string): string[] =>
  [...word.matchAll(/ |([a-z0-9])\1*/g)].map(([run, letter]) => {
    if (letter === undefined) return gap;
    return writtenAs(letter, run.length === 1 ? '+' : `{${run.length},}`);
  });

/** What begins alike is looked at once: twenty times as fast as one alternative a word. */
const treeOf = (words: readonly (readonly string[])[]): string => {
  const byFirst = new Map<string, string[][]>();
  for (const [first, ...rest] of words)
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
  if (byFirst.size === 0) return '';
  const branches = [...byFirst].map(([first, rests]) => first + treeOf(rests));
  return `(?:${branches.join('|')})${words.some((word) => word.length === 0) ? '?' : ''}`;
};

/** All spellings of these words, as the source of a regular expression. A blank in a word stands for the gap. */
export const spellingsOf = (words: readonly string[], gap = '[^a-z]{0,3}'): string =>
  treeOf(words.map((word) => lettersOf(word, gap)));
