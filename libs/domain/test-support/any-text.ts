import fc from 'fast-check';

/** Any of Unicode's characters, halves of pairs left out. */
const letter = fc.nat(0x10f7ff).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));
/** What an object has without being given it. */
const inherited = fc.constantFrom('__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty');

/**
 * Any text of some characters, as `fc.string({ unit: 'binary' })` makes it; but that one first makes a table of all million
 * of them, which takes half a second.
 */
export const anyText = ({ minLength = 0, maxLength = 40 } = {}): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.array(letter, { minLength, maxLength }).map((letters) => letters.join('')), weight: 20 },
    { arbitrary: inherited.filter(({ length }) => length <= maxLength), weight: 1 },
  );
