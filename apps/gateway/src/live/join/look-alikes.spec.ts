import { imitatesHost, lookOf } from './look-alikes.js';

describe('two names look alike', () => {
  it.each([
    ['a Cyrillic capital', 'Ada', '\u0410da'],
    ['Cyrillic letters', 'Ada', '\u0410d\u0430'],
    ['a capital that only looks so as a capital', 'Tom', '\u0422om'],
    ['all of them Cyrillic capitals', 'Tom', '\u0422\u041e\u041c'],
    ['Greek capitals', 'ANNA', '\u0391\u039d\u039d\u0391'],
    ['a nought', 'Bob', 'B0b'],
    ['a one', 'Lea', '1ea'],
    ['a capital I for a small l', 'Elsa', 'EIsa'],
    ['rn for m', 'Tom', 'Torn'],
    ['mathematical letters', 'Ada', '𝓐𝓭𝓪'],
    ['capitals', 'Ada', 'ADA'],
  ])('with %s', (_, name, other) => {
    expect(lookOf(other)).toBe(lookOf(name));
  });

  it.each([
    ['Ada', 'Eda'],
    ['Zoe', 'Zoë'],
    ['Ali', 'All'],
    ['Ada', 'Ada 2'],
    ['李白', '李日'],
    ['Ада', 'Аня'],
  ])('but not %s and %s', (name, other) => {
    expect(lookOf(other)).not.toBe(lookOf(name));
  });
});

it.each([
  'Host',
  'HOST',
  ' host ',
  'H0st',
  '\u041dost',
  'h\u043est',
  'Hоѕt',
  '👑 Host',
  'H.o.s.t',
  'Hôte',
  'hote',
  'The Host',
  'der host',
  'Anfitrion',
  'QUEM APRESENTA',
  'الـمُضيف',
])('%s imitates the host', (name) => {
  expect(imitatesHost(name)).toBe(true);
});

it.each(['Ghost', 'Hosts', 'Hostia', 'Ost', 'Hotel', 'Ada', 'Anfitrite', 'مضر'])('%s does not', (name) => {
  expect(imitatesHost(name)).toBe(false);
});
