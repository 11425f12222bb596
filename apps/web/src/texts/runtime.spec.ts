import { besides } from './en/besides.js';
import { player as en } from './en/player.js';
import { makeTranslate } from './runtime.js';

const t = makeTranslate<typeof en>({ tag: 'en', catalogue: en });

it('puts values in', () => {
  expect(t('join.again', { name: 'Ada' })).toBe('Come back as Ada');
});

it('writes numbers as the locale does', () => {
  expect(t('common.points', { count: 1200 })).toBe('1,200 points');
});

it('chooses the plural form by count', () => {
  expect(t('common.players', { count: 1 })).toBe('1 player');
  expect(t('common.players', { count: 0 })).toBe('0 players');
});

it('counts places in ordinals', () => {
  const t = makeTranslate<typeof besides>({ tag: 'en', catalogue: besides });
  const places = [1, 2, 3, 4, 11, 21].map((count) => t('besides.place', { count }));
  expect(places).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
});

it('leaves a brace alone that no value was given for', () => {
  const strange = makeTranslate<typeof en>({
    tag: 'en',
    catalogue: { ...en, join: { ...en.join, title: '{what}' } },
  });
  expect(strange('join.title')).toBe('{what}');
});

it('sets a name apart that runs against the sentence, and nothing else', () => {
  const catalogue = { join: { found: 'Join {title}' } } as const;
  const said = (tag: string, title: string | number) =>
    makeTranslate({ tag, catalogue })('join.found', { title });
  expect(said('ar', 'Quiz')).toBe('Join \u2068Quiz\u2069');
  expect(said('en', 'مسابقة')).toBe('Join \u2068مسابقة\u2069');
  for (const [tag, title] of [
    ['ar', 'مسابقة'],
    ['en', 'Quiz'],
    ['ar', '2026'],
    ['ar', 'https://quiz.example.org/join/ABC'],
  ] as const)
    expect(said(tag, title)).toBe(`Join ${title}`);
});
