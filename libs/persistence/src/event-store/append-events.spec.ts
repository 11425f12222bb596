import type { Client } from 'pg';
import { advanced, anEvent, answered, created, newGame } from '../../test-support/events.js';
import { appendOn, openTestStore, type TestStore, untilWaiting, verdicts } from '../../test-support/store.js';

let test: TestStore;
let one: Client;
let other: Client;

beforeAll(async () => {
  test = await openTestStore();
  one = await test.connect();
  other = await test.connect();
});
afterAll(() => test.close());

const aGame = async () => {
  const game = newGame();
  await appendOn(one, created(game));
  return game;
};

describe('versions', () => {
  it('count 1, 2, 3 … in the order of the batch, each stream on its own', async () => {
    const [a, b] = [newGame(), newGame()];
    const rows = await appendOn(one, created(a), created(b), anEvent(a), anEvent(b), anEvent(a));
    // a new stream has its first round after its creation, which is a transition
    expect(rows.map(([verdict, version]) => [verdict, version])).toEqual([
      ['stored', 1],
      ['stored', 1],
      ['fenced', null],
      ['fenced', null],
      ['fenced', null],
    ]);
    const next = await appendOn(one, anEvent(a), anEvent(b), anEvent(a), anEvent(b), anEvent(a));
    expect(next.map(([, version]) => version)).toEqual([2, 2, 3, 3, 4]);
  });

  it('have no hole where a row of the batch is refused', async () => {
    const game = await aGame();
    const rows = await appendOn(one, anEvent(game), anEvent(game, { round: 7 }), anEvent(game));
    expect(rows.map(([, version]) => version)).toEqual([2, null, 3]);
    expect((await test.store.events.readStream(game, 0)).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('begin with an event that makes the stream; nothing else does', async () => {
    expect(verdicts(await appendOn(one, anEvent(newGame(), { round: 0 })))).toEqual(['missing']);
  });
});

describe('a key', () => {
  it('is stored once in its stream, and the loser learns whose it is', async () => {
    const game = await aGame();
    const first = answered(game, 1, 'ada');
    await appendOn(one, first);
    const [row] = await appendOn(one, answered(game, 1, 'ada'));
    expect(row).toMatchObject(['duplicate', 2, expect.any(Number), first.data.commandId]);
  });

  it('is stored once when two transactions race for it', async () => {
    const game = await aGame();
    await one.query('begin');
    await appendOn(one, answered(game, 1, 'ada'));
    const late = appendOn(other, answered(game, 1, 'ada'));
    await untilWaiting(await test.connect(), other);
    await one.query('commit');
    expect(verdicts(await late)).toEqual(['duplicate']);
  });

  it('is free again when the transaction that had it is rolled back', async () => {
    const game = await aGame();
    await one.query('begin');
    await appendOn(one, answered(game, 1, 'ada'));
    const late = appendOn(other, answered(game, 1, 'ada'));
    await untilWaiting(await test.connect(), other);
    await one.query('rollback');
    expect((await late)[0]?.slice(0, 2)).toEqual(['stored', 2]);
  });

  it('may be used in every stream', async () => {
    const rows = await appendOn(one, created(newGame()), created(newGame()));
    expect(verdicts(rows)).toEqual(['stored', 'stored']);
  });

  it('is stored once in a batch', async () => {
    const game = await aGame();
    const rows = await appendOn(one, answered(game, 1, 'ada'), answered(game, 1, 'ada'));
    expect(verdicts(rows)).toEqual(['stored', 'repeated']);
  });
});

describe('the fence', () => {
  it('refuses what was decided in a round that is over', async () => {
    const game = await aGame();
    await appendOn(one, advanced(game, 1));
    expect(verdicts(await appendOn(one, answered(game, 1, 'ada')))).toEqual(['fenced']);
    expect(verdicts(await appendOn(one, answered(game, 2, 'ada')))).toEqual(['stored']);
  });

  it('holds against a transition that commits while the answer waits', async () => {
    const game = await aGame();
    await one.query('begin');
    await appendOn(one, advanced(game, 1));
    const late = appendOn(other, answered(game, 1, 'ada'));
    await untilWaiting(await test.connect(), other);
    await one.query('commit');
    expect(verdicts(await late)).toEqual(['fenced']);
  });

  it('holds inside a batch: of an advance, an answer and another advance of the same round one is stored', async () => {
    const game = await aGame();
    const rows = await appendOn(
      one,
      advanced(game, 1),
      answered(game, 1, 'ada'),
      advanced(game, 1, { key: 'another' }),
    );
    expect(verdicts(rows)).toEqual(['stored', 'fenced', 'fenced']);
    expect((await test.store.events.heads([game])).get(game)).toMatchObject({ version: 2, round: 2 });
  });

  it('lets answers before the transition of the same batch through', async () => {
    const game = await aGame();
    const rows = await appendOn(one, answered(game, 1, 'ada'), advanced(game, 1), answered(game, 1, 'bob'));
    expect(verdicts(rows)).toEqual(['stored', 'stored', 'fenced']);
  });

  it('does not hold back other streams of the batch', async () => {
    const [a, b] = [await aGame(), await aGame()];
    expect(verdicts(await appendOn(one, advanced(a, 1), anEvent(b)))).toEqual(['stored', 'stored']);
  });

  it('is judged after the key: a retry of what did happen says so', async () => {
    const game = await aGame();
    const answer = answered(game, 1, 'ada');
    await appendOn(one, answer);
    await appendOn(one, advanced(game, 1));
    expect(verdicts(await appendOn(one, answer))).toEqual(['duplicate']);
  });
});

it('keeps when a state is due, and forgets it with the end of the game', async () => {
  const game = await aGame();
  await appendOn(one, advanced(game, 1, { transition: { dueAt: 1_700_000_012_345.678 } }));
  await appendOn(one, anEvent(game, { round: 2 }));
  expect((await test.store.events.heads([game])).get(game)?.dueAt).toBe(1_700_000_012_345.678);
  await appendOn(one, advanced(game, 2, { transition: { dueAt: null } }));
  expect((await test.store.events.heads([game])).get(game)?.dueAt).toBeNull();
});
