import type { OtherRules } from '@clockbeat/domain/contract';
import { addressOfRules, rulesInAddress, rulesToSend } from './rules-in-address.js';

const read = (query: string, asked = 20) => rulesInAddress(new URLSearchParams(query), asked);

it.each<[string, OtherRules]>([
  ['', {}],
  ['speed=0', { speed: false }],
  [
    'scoring=balanced&streak=1&team=best3&best=5',
    { scoring: 'balanced', streakBonus: true, teamScore: 'best3', best: 5 },
  ],
  ['drop=2.7&key=3b', { drop: [1, 6], rekey: [{ questionIndex: 2, answer: 1 }] }],
  [
    'accept=7%3ABombay&accept=7%3AMumbai%2C+India&accept=8%3A',
    {
      accept: [
        { questionIndex: 6, texts: ['Bombay', 'Mumbai, India'] },
        { questionIndex: 7, texts: [] },
      ],
    },
  ],
])('keeps rules in an address: %s', (query, rules) => {
  expect(read(query)).toEqual(rules);
  expect(addressOfRules(rules).toString()).toBe(query);
});

it.each([
  ['scoring=golf&speed=1&streak=yes&team=best99&best=0', {}],
  ['drop=0.x.21.-1', {}],
  ['key=3z.b.3', {}],
  ['accept=Bombay&accept=99:Bombay', {}],
  // the first word on a question counts
  ['drop=2.2&key=2b&accept=2:x', { drop: [1] }],
])('leaves out what is wrong: %s', (query, rules) => {
  expect(read(query)).toEqual(rules);
});

it('bounds the texts of a question', () => {
  const many = new URLSearchParams(Array.from({ length: 30 }, (_, index) => ['accept', `1:${index}`]));
  expect(rulesInAddress(many, 1).accept?.[0]?.texts).toHaveLength(20);
});

it('sends no wording that nobody has typed', () => {
  const accept = [
    { questionIndex: 0, texts: [' ', 'Bombay '] },
    { questionIndex: 1, texts: [] },
  ];
  expect(rulesToSend({ best: 3, accept })).toEqual({
    best: 3,
    accept: [{ questionIndex: 0, texts: ['Bombay'] }],
  });
  expect(rulesToSend({ accept: accept.slice(1) })).toEqual({});
});
