import type { OptionMedia } from '../contract/media.js';
import { keptOptionMedia, readOptionMedia } from './read-media.js';

const hash = (digit: string): string => digit.repeat(64);
const picture = (digit: string) => ({ hash: hash(digit), alt: `Picture ${digit}` });
const options = ['Rome', 'Oslo', 'Bern'];
const single = { kind: 'single', options } as const;

describe('pictures of options', () => {
  it('have a place for each option, and are none where no option has one', () => {
    expect(readOptionMedia([null, picture('1')], single)).toEqual([null, picture('1'), null]);
    for (const none of [undefined, null, [], [null, null, null]])
      expect(readOptionMedia(none, single)).toBeNull();
  });

  it.each([
    ['more than options', [null, null, null, picture('1')], single, 'bad_option_media'],
    ['no list', picture('1'), single, 'bad_option_media'],
    ['of a poll', [picture('1')], { kind: 'poll', options } as const, 'bad_option_media'],
    ['of items', [picture('1')], { kind: 'order', options } as const, 'bad_option_media'],
    ['named otherwise than an upload', [{ hash: 'x', alt: '' }], single, 'bad_media'],
    ['without words', [{ hash: hash('1') }], single, 'text_missing'],
  ])('are refused where they are %s', (_, sent, of, code) => {
    expect(readOptionMedia(sent, of)).toMatchObject({ code });
  });

  describe('that a client without pictures leaves out', () => {
    const [rome, oslo] = ['1', '2'].map(
      (digit) => ({ ...picture(digit), type: 'image/webp', bytes: 9 }) as const,
    );
    const before = { options, optionMedia: [rome, oslo, null] as OptionMedia };
    const after = (...texts: string[]) => keptOptionMedia(before, { kind: 'single', options: texts });

    it('stay with their texts, wherever those go', () => {
      expect(after('Rome', 'Oslo', 'Bern')).toEqual([rome, oslo, null]);
      expect(after('Oslo', 'Bern', 'Rome')).toEqual([oslo, null, rome]);
      expect(after('Oslo', 'Bern')).toEqual([oslo, null]);
    });

    it('stay in their places where a text is only written anew, and are lent to no other', () => {
      expect(after('Roma', 'Oslo', 'Bern')).toEqual([rome, oslo, null]);
      expect(after('Riga', 'Rome', 'Bern')).toEqual([null, rome, null]);
    });

    it('are gone with their options, and where the question is of a kind that shows none', () => {
      expect(after('Bern', 'Riga', 'Kyiv')).toEqual([null, oslo, null]);
      expect(keptOptionMedia(before, { kind: 'poll', options })).toBeNull();
      expect(keptOptionMedia({ options, optionMedia: null }, single)).toBeNull();
    });
  });
});
