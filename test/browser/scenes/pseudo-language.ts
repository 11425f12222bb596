const marked: Readonly<Record<string, string>> = {
  ...{
    a: 'å',
    c: 'ç',
    d: 'ð',
    e: 'é',
    g: 'ĝ',
    h: 'ĥ',
    i: 'î',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    n: 'ñ',
    o: 'ö',
    r: 'ŕ',
  },
  ...{
    s: 'š',
    t: 'ţ',
    u: 'û',
    w: 'ŵ',
    y: 'ý',
    z: 'ž',
    A: 'Å',
    E: 'É',
    I: 'Î',
    J: 'Ĵ',
    O: 'Ö',
    S: 'Š',
    U: 'Û',
  },
};

/** So much longer than English is a text in a wordy language. */
const longer = 0.4;

/** `Join` becomes `[!! Ĵöîñ !!]`: every letter of it is still to be read, 40 % more of them stand there. */
export const pseudo = (text: string): string => {
  // a figure alone is no word
  if (!/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) return text;
  const letters = text.replace(/\{\w+\}|./gsu, (part) => (part.length > 1 ? part : (marked[part] ?? part)));
  const missing = Math.ceil(text.length * (1 + longer)) - text.length - '[!!  !!]'.length;
  // in words, as a text grows
  const more =
    missing > 0
      ? ` ${'ölöñĝ '
          .repeat(Math.ceil(missing / 6))
          .slice(0, missing)
          .trim()}`
      : '';
  return `[!! ${letters}${more} !!]`;
};
