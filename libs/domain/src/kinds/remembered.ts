/** Texts of each of two generations: a room's answers to a question, and those to some before. */
const generation = 4_000;
/** Longer ones are nobody's answer, and not worth their memory. */
const longest = 200;

/** The same function, which keeps what it made of the texts that it was asked last. */
export const remembered = <T>(make: (text: string) => T): ((text: string) => T) => {
  let recent = new Map<string, T>();
  let before = new Map<string, T>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const made = before.get(text) ?? make(text);
    if (text.length > longest) return made;
    if (recent.size >= generation) [before, recent] = [recent, new Map()];
    recent.set(text, made);
    return made;
  };
};
