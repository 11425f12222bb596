import { readWhatIfOptions } from './what-if-options.js';

const read = (line: string) => readWhatIfOptions(line.split(' ').filter((word) => word !== ''));

it.each([
  ['game_1', {}],
  ['game_1 --no-speed --best 15', { speed: false, best: 15 }],
  [
    'game_1 --scoring balanced --streaks on --team-score best3',
    { scoring: 'balanced', streakBonus: true, teamScore: 'best3' },
  ],
  ['game_1 --drop 2,7 --key 3b', { drop: [1, 6], rekey: [{ questionIndex: 2, answer: 1 }] }],
  ['game_1 --accept 7:Bombay --accept 7:a:b', { accept: [{ questionIndex: 6, texts: ['Bombay', 'a:b'] }] }],
])('understands %s', (line, rules) => {
  expect(read(line)).toEqual({ source: 'game_1', game: null, rules, format: 'text' });
});

it('takes a game of a file', () => {
  expect(read('events.ndjson --game game_1 --no-speed')).toEqual({
    source: 'events.ndjson',
    game: 'game_1',
    rules: { speed: false },
    format: 'text',
  });
});

it.each([
  ['', /^Name one game by its id, or one file: npm run what-if/],
  ['--help', /^npm run what-if -- GAME/],
  ['game_1 game_2', /^Name one game/],
  ['game_1 --scoring golf', /^--scoring must be one of classic, .*not "golf"$/],
  ['game_1 --best 0', /^--best must be a whole number from 1 to \d+, not "0"$/],
  ['game_1 --drop 2,x', /^--drop must be a whole number/],
  ['game_1 --key 3', /^--key must be like 3B, not "3"$/],
  ['game_1 --accept Bombay', /^--accept must be like 7:Bombay, not "Bombay"$/],
  ['game_1 --team-score best99', /^--team-score best must be a whole number from 1 to 20/],
  ['game_1 --format xml', /^--format must be one of text, json, not "xml"$/],
])('says what is wrong with "%s"', (line, told) => {
  expect(() => read(line)).toThrow(told);
});
