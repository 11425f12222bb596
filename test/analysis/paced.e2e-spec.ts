import { agree } from './agree.js';
import { documented } from './documented.js';
import { Duck } from './duck.js';
import { changesOfMind, dropOut, timeOfAnswer } from './reckoning/behaviour.js';
import { sum } from './reckoning/figures.js';
import { lateJoiners, speedBonus, whenDecided } from './reckoning/places.js';
import { type PlayedGame, playedGames, turnsOf } from './reckoning/played-games.js';
import { exportSample, pacedSample, type SampleLog } from './sample-log.js';

/** The tables of docs/analysis.md over evenings that have phases, other scorings and second thoughts. */
let log: SampleLog;
let duck: Duck;
let games: PlayedGame[];

beforeAll(async () => {
  log = await exportSample(pacedSample);
  games = playedGames(log.games);
  duck = await Duck.in(log.folder);
  await duck.open('parquet');
});
afterAll(async () => {
  duck?.close();
  await log?.remove();
});

it('have one turn for each question of each seat, with the answer that counted', async () => {
  const turns = turnsOf(games);
  const answers = turns.flatMap(({ answer }) => answer ?? []);
  const [told] = await duck.rows(`
    select count(*) as turns, count(*) filter (answered) as answered, count(*) filter (is_right) as right_answers,
           sum(points)::int as points, sum(response_ms) as ms, sum(changes)::int as changes
    from turns`);
  agree(
    [told ?? {}],
    [
      {
        turns: turns.length,
        answered: answers.length,
        right_answers: answers.filter(({ isCorrect }) => isCorrect).length,
        points: sum(answers.map(({ points }) => points)),
        ms: sum(answers.map(({ responseMs }) => responseMs)),
        changes: sum(answers.map(({ change = 0 }) => change)),
      },
    ],
  );
  expect(told?.['changes']).toBeGreaterThan(100);
});

it('have the places of the game itself, whatever its scoring', async () => {
  const places = await duck.rows(`
    select code, position, count(*) as seats from standings join games using (game_id) group by all order by all`);
  const codes = new Map(log.games.map(({ night }) => [night.gameId, night.gameCode]));
  const wanted = new Map<string, number>();
  for (const { gameId, seats } of games)
    for (const { position } of seats) {
      const place = `${codes.get(gameId)} ${position}`;
      wanted.set(place, (wanted.get(place) ?? 0) + 1);
    }
  expect(new Map(places.map(({ code, position, seats }) => [`${code} ${position}`, seats]))).toEqual(wanted);
});

it('answer what a change of mind does, as the page shows it', async () => {
  const rows = await duck.answer('changes-of-mind');
  agree(rows, changesOfMind(games));
  expect(rows.length).toBeGreaterThan(1);
  const shown = { 'changes-of-mind': rows };
  documented.update(shown);
  expect(documented.page()).toBe(documented.pageWith(shown));
});

it.each([
  ['drop-out', () => dropOut(games), {}],
  ['time-of-answer', () => timeOfAnswer(turnsOf(games)), {}],
  ['late-joiners', () => lateJoiners(games), {}],
  ['when-decided', () => whenDecided(games), {}],
  ['speed-bonus', () => speedBonus(games), { places_moved: 0.005 + 1e-9 }],
])('answer %s as ever', async (name, reckoned, finer) => {
  agree(await duck.answer(name), reckoned(), finer);
});
