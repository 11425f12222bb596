import { isWronglyKeyed } from '../simulator/questions.js';
import { agree } from './agree.js';
import { documented } from './documented.js';
import { Duck, type Row } from './duck.js';
import { dropOut, paceAndFatigue, returningPlayers, timeOfAnswer } from './reckoning/behaviour.js';
import { rankCorrelation } from './reckoning/figures.js';
import { categoryAndHour, choicesOfTheBest, discrimination, hardest } from './reckoning/items.js';
import { lateJoiners, speedBonus, whenDecided } from './reckoning/places.js';
import { type PlayedGame, playedGames, type Turn, turnsOf } from './reckoning/played-games.js';
import { exportSample, type SampleLog } from './sample-log.js';

/** The queries of docs/analysis.md, each as it stands there, over a real export of a log whose people we know. */
let log: SampleLog;
let duck: Duck;
let games: PlayedGame[];
let turns: Turn[];

beforeAll(async () => {
  log = await exportSample();
  games = playedGames(log.games);
  turns = turnsOf(games);
  duck = await Duck.in(log.folder);
  await duck.open('parquet');
});
afterAll(async () => {
  duck?.close();
  await log?.remove();
});

/** What the simulator knows of the questions, by their text. */
const simulated = () => {
  const all = log.games.flatMap(({ night }) => night.questions);
  return new Map(all.map((question) => [question.played.question, question]));
};
const wronglyKeyed = (): string[] =>
  [...simulated()].flatMap(([text, question]) => (isWronglyKeyed(question) ? [text] : []));
const traitAgainst = (rows: readonly Row[], trait: 'difficulty' | 'discrimination', column: string) =>
  rankCorrelation(
    rows.flatMap((row) => {
      const question = simulated().get(String(row['question']));
      return question && !isWronglyKeyed(question) ? [[question[trait], Number(row[column])] as const] : [];
    }),
  );

it('has the sample with games of all sizes, and some that must not count', () => {
  expect(games.length).toBeLessThan(log.games.length);
  const sizes = games.map(({ seats }) => seats.length);
  expect(Math.min(...sizes)).toBeLessThan(10);
  expect(Math.max(...sizes)).toBeGreaterThan(25);
});

it('finds the hardest questions', async () => {
  const rows = await duck.answer('hardest-questions');
  agree(rows, hardest(turns));
  expect(traitAgainst(rows, 'difficulty', 'right_pct')).toBeLessThan(-0.8);
});

it('draws the curves of answering times', async () => {
  agree(await duck.answer('time-of-answer'), timeOfAnswer(turns));
});

it('counts who drops out where', async () => {
  agree(await duck.answer('drop-out'), dropOut(games));
});

it('tells which questions part the good players from the others', async () => {
  const rows = await duck.answer('discrimination');
  const reckoned = new Map(discrimination(turns).map((row) => [row.question, row]));
  agree(
    rows,
    rows.map(({ question }) => reckoned.get(String(question)) ?? {}),
    { discrimination: 0.000_5 + 1e-9 },
  );
  expect(rows).toHaveLength(reckoned.size);
  const lowest = rows.slice(0, wronglyKeyed().length).map(({ question }) => question);
  expect(lowest.sort()).toEqual(wronglyKeyed().sort());
  expect(traitAgainst(rows, 'discrimination', 'discrimination')).toBeGreaterThan(0.15);
});

it('says what the speed bonus changes', async () => {
  agree(await duck.answer('speed-bonus'), speedBonus(games), { places_moved: 0.005 + 1e-9 });
});

it('follows those who come back', async () => {
  agree(await duck.answer('returning-players'), returningPlayers(games));
});

it('finds the wrong keys, and accuses no other', async () => {
  const rows = await duck.answer('wrong-keys');
  expect(rows.map(({ question }) => question).sort()).toEqual(wronglyKeyed().sort());
  const chosen = choicesOfTheBest(turns);
  for (const { question, keyed, other, good_players, keyed_pct, other_pct } of rows) {
    const { played, truth } = simulated().get(String(question)) ?? fail('an unknown question');
    expect([keyed, other]).toEqual([played.options[played.answer], played.options[truth]]);
    const of = chosen.get(String(question)) ?? new Map<string, number>();
    const all = [...of.values()].reduce((sum, count) => sum + count, 0);
    agree(
      [{ good_players: Number(good_players), keyed_pct: Number(keyed_pct), other_pct: Number(other_pct) }],
      [
        {
          good_players: all,
          keyed_pct: (100 * (of.get(String(keyed)) ?? 0)) / all,
          other_pct: (100 * (of.get(String(other)) ?? 0)) / all,
        },
      ],
    );
  }
});

it('says what it costs to come late', async () => {
  agree(await duck.answer('late-joiners'), lateJoiners(games));
});

it('tells when games are decided', async () => {
  agree(await duck.answer('when-decided'), whenDecided(games));
});

it('sees that people tire', async () => {
  const rows = await duck.answer('pace-and-fatigue');
  agree(rows, paceAndFatigue(turns));
  const course = (column: string) =>
    rankCorrelation(rows.map((row) => [Number(row['question']), Number(row[column])] as const));
  expect(course('right_against_usual')).toBeLessThan(-0.4);
  expect(course('time_against_usual_pct')).toBeGreaterThan(0.4);
});

it('compares the hours of a category', async () => {
  agree(await duck.answer('category-and-hour'), categoryAndHour(turns));
});

describe('all of them', () => {
  const answers = async (of: Duck) => {
    const told: Record<string, Row[]> = {};
    for (const name of documented.queries()) told[name] = await of.answer(name);
    return told;
  };
  let expected: Record<string, Row[]>;

  beforeAll(async () => {
    expected = await answers(duck);
  });

  it('are those of the page, which shows what they answer', () => {
    const { 'changes-of-mind': none, ...shown } = expected;
    expect([Object.keys(shown).length, none]).toEqual([11, []]); // paced.e2e-spec.ts has some
    documented.update(shown);
    expect(documented.page()).toBe(documented.pageWith(shown));
  });

  it.each(['ndjson', 'csv'])('say the same of an export as %s', async (format) => {
    const other = await Duck.in(log.folder);
    await other.open(format);
    expect(await answers(other)).toEqual(expected);
    other.close();
  });

  it('leave alone what later releases may add', async () => {
    const other = await Duck.in(log.folder);
    await other.open('parquet');
    await other.addLater();
    expect(await answers(other)).toEqual(expected);
    other.close();
  });
});
