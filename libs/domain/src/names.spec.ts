import fc from 'fast-check';
import { anyText } from '../test-support/any-text.js';
import { cleanName, nameKey } from './names.js';

const family = '👩‍👩‍👧‍👦';

describe('a name as it is shown', () => {
  it('is trimmed, its inner white space one blank each', () => {
    expect(cleanName('  Ada \u00a0\u2003 Lovelace  ')).toBe('Ada Lovelace');
  });

  it('is composed: letter and accent are one', () => {
    expect(cleanName('Zoe\u0308')).toBe('Zo\u00eb');
    expect(cleanName('A\u030angstro\u0308m')).toBe('Ångström');
  });

  it('has 50 code points at most, whatever a code point takes to store', () => {
    expect(cleanName('a'.repeat(50))).toBe('a'.repeat(50));
    expect(cleanName('a'.repeat(51))).toBeNull();
    expect(cleanName('🎉'.repeat(50))).toBe('🎉'.repeat(50));
    expect(cleanName('🎉'.repeat(51))).toBeNull();
  });

  it('is measured as it is shown: composed, trimmed and with single blanks', () => {
    expect(cleanName('e\u0301'.repeat(50))).toBe('é'.repeat(50));
    expect(cleanName(`   a${' '.repeat(60)}b   `)).toBe('a b');
  });

  it('may be made of emoji: a family is seven code points that belong together', () => {
    expect(cleanName(family)).toBe(family);
    expect(cleanName(family.repeat(7))).toBe(family.repeat(7));
    expect(cleanName(family.repeat(8))).toBeNull();
    expect(cleanName('🇳🇬')).toBe('🇳🇬');
    expect(cleanName('👍🏽')).toBe('👍🏽');
  });

  it.each(['Ада', '李白', 'עדה', 'محمد', 'अदा', 'ไทย', 'Ọlá', '42', 'ကြွေး', 'སྒྲུབས', 'שָּׁרָה', 'Trần', '1️⃣'])(
    'may be %s',
    (name) => {
      expect(cleanName(name)).toBe(name.normalize('NFC'));
    },
  );

  it('may hold the marks that right-to-left names need, but nothing that turns the text around them', () => {
    expect(cleanName('עדה\u200f')).toBe('עדה\u200f');
    for (const mark of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
      expect(cleanName(`Ada${mark}`)).toBeNull();
    }
  });

  it('holds no control characters', () => {
    for (const control of ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\t', '\n']) {
      expect(cleanName(`A${control}da`)).toBeNull();
    }
  });

  it('holds no half of a surrogate pair: PostgreSQL could not store it', () => {
    expect(cleanName('A\ud83cda')).toBeNull();
    expect(cleanName('A\udf89da')).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a zero-width space', '\u200b'],
    ['joiners only', '\u200d\u200c\u2060'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['variation selectors', '\ufe0f\ufe0f'],
    ['a row of blank Braille', '\u2800\u2800\u2800'],
    ['places of objects', '\ufffc\ufffc'],
    ['marks without anything below them', '\u0301\u0302'],
    ['punctuation', '?!...'],
    ['tag characters', '\u{e0041}\u{e0042}'],
  ])('can be seen: %s is none', (_, name) => {
    expect(cleanName(name)).toBeNull();
  });

  it('holds no blank that is none by its kind', () => {
    for (const blank of ['\u2800', '\ufffc', '\ufff9']) expect(cleanName(`Ada${blank}`)).toBeNull();
  });

  it.each([
    ['three marks on one letter', 'q\u0301\u0302\u0303uinn'],
    ['a mark twice', 'กัััา'],
    ['a tower of a script’s own', 'ก\u0e34\u0e31\u0e34\u0e31\u0e34'],
  ])('heaps no marks: %s', (_, name) => {
    expect(cleanName(name)).toBeNull();
  });

  it('is text and nothing else: a script tag is a silly name, not a program', () => {
    expect(cleanName('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
    expect(cleanName("Robert'); DROP TABLE games;--")).toBe("Robert'); DROP TABLE games;--");
    expect(cleanName('__proto__')).toBe('__proto__');
  });
});

describe('two names are the same', () => {
  it.each([
    ['in capitals', 'Ada', 'aDA'],
    ['composed and not', 'Zo\u00eb', 'Zoe\u0308'],
    ['in full width', 'Ada', 'Ａｄａ'],
    ['with a ligature', 'Steffi', 'Ste\ufb03'],
    ['in mathematical letters', 'Ada', '𝔸𝕕𝕒'],
    ['with sharp s or two s', 'Strauß', 'STRAUSS'],
    ['with the capital sharp s', 'Strauß', 'STRAUẞ'],
    ['with a final sigma', 'Ὀδυσσεύς', 'ὈΔΥΣΣΕΎΣ'],
    ['with a zero-width space in it', 'Ada', 'A\u200bda'],
    ['with a joiner in it', 'Ada', 'Ad\u200da'],
    ['with a soft hyphen in it', 'Ada', 'A\u00adda'],
    ['with a mark of direction', 'Ada', 'Ada\u200e'],
    ['with an invisible joiner before an accent', 'Zo\u00eb', 'Zoe\u034f\u0308'],
    ['with an invisible character between two blanks', 'Ada L', 'Ada \u200b L'],
    ['with an invisible character at the end', 'Ada', 'Ada \u200b'],
  ])('%s', (_, one, other) => {
    expect(nameKey(other)).toBe(nameKey(one));
  });

  it.each([
    ['with an accent', 'Zoe', 'Zoë'],
    ['of another script that looks alike', 'Ada', 'Аdа'],
    ['with a blank', 'Ada L', 'AdaL'],
    ['with a number', 'Ada', 'Ada 2'],
  ])('but not %s', (_, one, other) => {
    expect(nameKey(other)).not.toBe(nameKey(one));
  });
});

describe('whatever somebody types', () => {
  const typed = fc.oneof(
    anyText({ maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({
      unit: fc.constantFrom('a', 'ß', 'Σ', 'ς', ' ', '\u200b', '\u0308', 'ﬃ', 'İ', 'ı'),
      maxLength: 8,
    }),
  );

  it('a cleaned name is clean: cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const name = cleanName(raw);
        if (name !== null) expect(cleanName(name)).toBe(name);
      }),
    );
  });

  it('a name always equals itself in capitals', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        const name = cleanName(raw);
        if (name !== null) expect(nameKey(name.toUpperCase())).toBe(nameKey(name));
      }),
    );
  });

  it('a key is its own key', () => {
    fc.assert(
      fc.property(typed, (raw) => {
        expect(nameKey(nameKey(raw))).toBe(nameKey(raw));
      }),
    );
  });
});
