import { codePoints, isPlainText } from '@clockbeat/domain';

describe('a text', () => {
  it('is as long as its code points', () => {
    expect(codePoints('👩‍🚀é')).toBe(4);
  });
  it.each([
    'a\u0000b',
    'a\u0007',
    '\u009f',
    'half \ud83d',
    '\ude00 half',
    'two\nlines',
    'tab\t',
    'turn \u202e',
    '\u2067',
  ])('%j is not plain', (text) => {
    expect(isPlainText(text)).toBe(false);
  });
  it.each(['Ada', '👩‍🚀', 'Übung', 'العربية', 'a\u00a0b'])('%j is plain', (text) => {
    expect(isPlainText(text)).toBe(true);
  });
  it('may have lines where it is asked for', () => {
    expect(isPlainText('one\r\n\ttwo', 'many')).toBe(true);
    expect(isPlainText('one\u0000two', 'many')).toBe(false);
  });
});
