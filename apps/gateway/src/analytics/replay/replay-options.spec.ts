import { readReplayOptions } from './replay-options.js';

const read = (line: string) => readReplayOptions(line.split(' ').filter((word) => word !== ''));
const seal = 'ab'.repeat(32);

it.each([
  ['game_1', { kind: 'all' }, 'text'],
  ['game_1 --at 12', { kind: 'at', version: 12 }, 'text'],
  ['--follow game_1 --format ndjson', { kind: 'follow' }, 'ndjson'],
  ['game_1 --speed 0.5', { kind: 'pace', speed: 0.5 }, 'text'],
  ['game_1 --verify', { kind: 'verify', seal: null }, 'text'],
  [`game_1 --verify --seal ${seal.toUpperCase()}`, { kind: 'verify', seal }, 'text'],
])('understands %s', (line, mode, format) => {
  expect(read(line)).toEqual({ game: 'game_1', mode, format });
});

it.each([
  ['', /^Name one game, by its id: npm run replay/],
  ['--help', /^npm run replay -- GAME /],
  ['game_1 game_2', /^Name one game/],
  ['game_1 --at 0', /^--at must be a whole number from 1, not "0"$/],
  ['game_1 --at 1e9', /^--at must be a whole number/],
  ['game_1 --speed fast', /^--speed must be from 0.1 to 1000, not "fast"$/],
  ['game_1 --format xml', /^--format must be text or ndjson, not "xml"$/],
  ['game_1 --at 3 --follow', /^Only one of --at, --follow, --speed and --verify/],
  ['game_1 --verify --seal abc', /^--seal must be the 64 hex figures/],
  [`game_1 --seal ${seal}`, /^--seal goes with --verify$/],
  ['game_1 --replay', /Unknown option '--replay'/],
])('says what is wrong with "%s"', (line, told) => {
  expect(() => read(line)).toThrow(told);
});
