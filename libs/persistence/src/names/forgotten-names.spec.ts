import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FinishedGame,
  fold,
  forgottenPlayer,
  forgottenTeam,
  type GameId,
  PlayerId,
  type RecordedEvent,
  toSnapshot,
} from '@clockbeat/domain';
import { caughtUp } from '../../test-support/catch-up.js';
import { newGame } from '../../test-support/events.js';
import { GameLog, hostId, player } from '../../test-support/game-log.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { takeTurn } from '../archive/archive.sql.js';
import { ArchiveUnavailable } from '../archive/archive-unavailable.js';
import { gamesProjection } from '../games/games.projection.js';
import { beginRebuild, swapIn } from '../projections/rebuild.js';
import { runBatch } from '../projections/run-batch.js';
import { resultsProjection } from '../results/results.projection.js';
import { sealsProjection } from '../seals/seals.projection.js';
import type { OwnTable } from '../users/own-rows.js';
import { GameVerifier } from '../verify/verify-game.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const [ada, bo] = [PlayerId('p_adaadaadaadaadaa'), PlayerId('p_bobobobobobobobo')];

/** Names that nobody else in any file has. */
interface Names {
  readonly ada: string;
  readonly masked: string;
  readonly bo: string;
  readonly renamed: string;
  readonly team: string;
}
const unheard = (): Names => {
  const word = () => `Q${randomBytes(6).toString('hex')}z`;
  return { ada: word(), masked: word(), bo: word(), renamed: word(), team: word() };
};

const anAnswer = {
  questionIndex: 0,
  choice: 1,
  responseMs: 1_234,
  msLeft: 0,
  isCorrect: true,
  speedBonus: 0,
  streak: 1,
  scoringVersion: 1,
} as const;

/** Games begin one after the other, so that a list has them in that order. */
let startsAt = 1_700_000_000_000;

/** An evening that Ada wins, with names that are sealed or lie in the open. */
const play = async (names: Names, sealed: boolean, until: 'played' | 'over' = 'over'): Promise<GameId> => {
  startsAt += 100_000;
  const log = new GameLog(newGame(), startsAt);
  log
    .created(2, { teamMode: true, ...(sealed && { sealedNames: true }) })
    .add('PlayerJoined', {
      playerId: ada,
      name: names.ada,
      shownName: names.masked,
      teamName: names.team,
      userId: null,
      startingScore: 0,
    })
    .add('PlayerJoined', {
      playerId: bo,
      name: names.bo,
      teamName: names.team.toUpperCase(),
      userId: null,
      startingScore: 0,
    })
    .add('PlayerRenamed', { playerId: bo, name: names.renamed })
    .joined('cleo')
    .joined('dan')
    .started();
  for (const [playerId, points] of [
    [ada, 100],
    [bo, 50],
    [player('cleo'), 50],
    [player('dan'), 50],
  ] as const)
    log.add('AnswerSubmitted', { ...anAnswer, playerId, points, total: points });
  if (until === 'over')
    log.add('GameFinished', { endedBy: 'host', closed: { index: 0, reason: 'deadline' } });
  for (const [index, event] of log.events.entries()) {
    const named =
      'name' in event.data
        ? { ...event, key: `name:${String(event.data.name).toLowerCase()}:${index}` }
        : event;
    expect(await test.store.appends.append(named)).toMatchObject({ outcome: 'stored' });
  }
  return log.gameId;
};

const logOf = (gameId: GameId): Promise<RecordedEvent[]> => test.store.events.readStream(gameId, 0);
const calledIn = async (gameId: GameId) => {
  const game = fold(gameId, await logOf(gameId)) as FinishedGame;
  return [...game.seats.byId.values()]
    .slice(0, 2)
    .map(({ name, ownName, teamName }) => ({ name, ownName, teamName }));
};
const projected = async (): Promise<void> => {
  for (const projection of [gamesProjection, resultsProjection, sealsProjection])
    await caughtUp(test.store, projection, 1_000);
};
const forgottenFact = (
  gameId: GameId,
  playerId: PlayerId,
  of: 'player' | 'team',
  called: string,
  round = 4,
) =>
  test.store.appends.append({
    gameId,
    round,
    transition: null,
    type: 'NameForgotten',
    schema: 1,
    data: { playerId, of, called, commandId: randomBytes(6).toString('hex') } as never,
    key: `forgotten:${of}:${playerId}`,
    at: 1_700_000_900_000,
    actor: 'host',
  });
const roundOf = async (gameId: GameId) => (await test.store.events.heads([gameId])).get(gameId)?.round ?? 0;

/** Every file of the server's folder that has the text in it, also in the write-ahead log and in what rows left behind. */
const filesWith = async (text: string): Promise<string[]> => {
  await test.store.pool.query('checkpoint');
  const { rows } = await test.store.pool.query<{ data_directory: string }>('show data_directory');
  const found: string[] = [];
  const look = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) look(path);
      else if (readFileSync(path).includes(text)) found.push(path);
    }
  };
  look(rows[0]?.data_directory ?? '');
  return found;
};

describe('names that are sealed', () => {
  it('are read by everybody who reads the log, and lie in no file of the server', async () => {
    const names = unheard();
    const gameId = await play(names, true);
    expect(await calledIn(gameId)).toMatchObject([
      { name: names.masked, ownName: names.ada },
      { name: names.renamed },
    ]);
    await projected();
    const { items } = await test.store.results.history(hostId, { limit: 1, cursor: undefined });
    expect(items[0]).toMatchObject({ gameId, winner: names.masked });
    const { ownRows } = test.store;
    const [results] = (await ownRows.tables()).filter(({ name }) => name === 'game_results');
    for await (const page of ownRows.rowsOf(results as OwnTable, hostId))
      expect(page).toContainEqual(expect.objectContaining({ game_id: gameId, winner: names.masked }));
    for (const name of [names.ada, names.ada.toLowerCase(), names.masked, names.bo, names.renamed])
      expect(await filesWith(name)).toEqual([]);
    const open = unheard();
    await play(open, false); // or the search would find nothing whatever lies there
    expect((await filesWith(open.ada)).length).toBeGreaterThan(0);
  });

  it('are given away once, as names in the open are', async () => {
    const names = unheard();
    const gameId = await play(names, true, 'played');
    const again = {
      gameId,
      round: await roundOf(gameId),
      transition: null,
      type: 'PlayerJoined' as const,
      schema: 1,
      data: {
        playerId: PlayerId('p_another'),
        name: names.ada,
        teamName: null,
        userId: null,
        startingScore: 0,
        commandId: 'c',
      } as never,
      key: `name:${names.ada.toLowerCase()}:1`,
      at: 1_700_000_900_000,
      actor: 'player' as const,
    };
    expect(await test.store.appends.append(again)).toMatchObject({ outcome: 'duplicate', version: 2 });
  });

  it('are gone with their key, and nobody else’s is', async () => {
    const names = unheard();
    const gameId = await play(names, true);
    await projected();
    const { items: before } = await test.store.results.history(hostId, { limit: 1, cursor: undefined });
    expect(before[0]).toMatchObject({ gameId, winner: names.masked });
    expect(await test.store.forgottenNames.forget({ gameId, playerId: ada, of: 'player' })).toBe(true);
    const called = forgottenPlayer(ada);
    expect(await calledIn(gameId)).toMatchObject([
      { name: called, ownName: undefined },
      { name: names.renamed },
    ]);
    await forgottenFact(gameId, ada, 'player', called, await roundOf(gameId));
    await projected();
    const { items } = await test.store.results.history(hostId, { limit: 1, cursor: undefined });
    expect(items[0]).toMatchObject({ gameId, winner: called });
    expect(await new GameVerifier(test.store).verify(gameId)).toMatchObject(sound);
    // and the other one after it, when the root is gone already
    expect(await test.store.forgottenNames.forget({ gameId, playerId: bo, of: 'player' })).toBe(true);
    expect(await calledIn(gameId)).toMatchObject([{ name: called }, { name: forgottenPlayer(bo) }]);
    const { rows } = await test.store.pool.query(
      `select k.root, array_agg(s.player_id order by s.player_id) as kept
       from name_keys k join seat_name_keys s using (game_id) where game_id = $1 group by k.root`,
      [gameId],
    );
    expect(rows).toEqual([{ root: null, kept: [player('cleo'), player('dan')] }]);
    expect(await test.store.forgottenNames.all()).toEqual(
      expect.arrayContaining([
        { gameId, playerId: ada, of: 'player' },
        { gameId, playerId: bo, of: 'player' },
      ]),
    );
  });

  it('are in snapshots under the same root, and a snapshot goes when one is forgotten', async () => {
    const names = unheard();
    const gameId = await play(names, true);
    const game = fold(gameId, await logOf(gameId)) as FinishedGame;
    await test.store.snapshots.save(toSnapshot(game));
    expect(await test.store.snapshots.newest(gameId)).toEqual(game);
    expect(await filesWith(names.ada)).toEqual([]);
    await test.store.forgottenNames.forget({ gameId, playerId: ada, of: 'player' });
    expect(await test.store.snapshots.newest(gameId)).toBeNull();
  });

  it('never lie in the open again in a game that a backup from before its end has brought back', async () => {
    const gameId = await play(unheard(), true, 'played');
    const game = fold(gameId, await logOf(gameId)) as FinishedGame;
    await test.store.forgottenNames.forget({ gameId, playerId: ada, of: 'player' });
    await test.store.snapshots.save(toSnapshot(game));
    expect(await rowsWith('game_snapshots', gameId)).toBe(0);
    const late = {
      gameId,
      round: await roundOf(gameId),
      transition: null,
      type: 'PlayerRenamed' as const,
      schema: 1,
      data: { playerId: bo, name: 'Late', commandId: 'c' } as never,
      key: 'name:late:1',
      at: 1_700_000_900_000,
      actor: 'host' as const,
    };
    expect(await test.store.appends.append(late)).toMatchObject({ outcome: 'unavailable' });
  });

  it('of somebody who was never there: nothing happens', async () => {
    const gameId = await play(unheard(), true);
    const stranger = PlayerId('p_stranger');
    expect(await test.store.forgottenNames.forget({ gameId, playerId: stranger, of: 'player' })).toBe(false);
    expect(await test.store.forgottenNames.forget({ gameId: newGame(), playerId: ada, of: 'player' })).toBe(
      false,
    );
  });
});

describe('names that lie in the open', () => {
  it('are taken out of the log, whose seal still fits', async () => {
    const names = unheard();
    const gameId = await play(names, false);
    await projected();
    await test.store.forgottenNames.forget({ gameId, playerId: ada, of: 'player' });
    await forgottenFact(gameId, ada, 'player', forgottenPlayer(ada), await roundOf(gameId));
    await projected();
    expect(await calledIn(gameId)).toMatchObject([{ name: forgottenPlayer(ada) }, { name: names.renamed }]);
    const { items } = await test.store.results.history(hostId, { limit: 1, cursor: undefined });
    expect(items[0]).toMatchObject({ gameId, winner: forgottenPlayer(ada) });
    expect(await new GameVerifier(test.store).verify(gameId)).toMatchObject(sound);
    for (const table of inTheOpen) expect(await rowsWith(table, names.ada.toLowerCase())).toBe(0);
  });

  it('are taken out of the history also where a name has commas', async () => {
    const names = { ...unheard(), masked: `${unheard().ada}, ${unheard().bo}, Jr.` };
    const gameId = await play(names, false);
    await projected();
    await test.store.forgottenNames.forget({ gameId, playerId: ada, of: 'player' });
    const { items } = await test.store.results.history(hostId, { limit: 1, cursor: undefined });
    expect(items[0]).toMatchObject({ gameId, winner: forgottenPlayer(ada) });
  });

  it('are read and forgotten as any other where they look like sealed ones', async () => {
    const [first, second] = [unheard().ada, unheard().ada];
    const names = { ...unheard(), masked: `{"winners":${first}`, renamed: `{"sealed": "${second}"}` };
    const gameId = await play(names, false);
    await projected();
    const winner = async () => {
      const { items } = await test.store.results.history(hostId, { limit: 1, cursor: undefined });
      return items[0]?.winner;
    };
    expect(await winner()).toBe(names.masked);
    const [seats] = (await test.store.ownRows.tables()).filter(({ name }) => name === 'game_participants');
    await test.store.pool.query('update game_participants set user_id = $2 where game_id = $1', [
      gameId,
      hostId,
    ]);
    const told: object[] = [];
    for await (const page of test.store.ownRows.rowsOf(seats as OwnTable, hostId)) told.push(...page);
    expect(told).toContainEqual(expect.objectContaining({ game_id: gameId, player_name: names.renamed }));
    for (const playerId of [ada, bo]) {
      await test.store.forgottenNames.forget({ gameId, playerId, of: 'player' });
      await forgottenFact(gameId, playerId, 'player', forgottenPlayer(playerId), await roundOf(gameId));
    }
    await projected();
    expect(await winner()).toBe(forgottenPlayer(ada));
    for (const table of inTheOpen)
      for (const name of [first, second])
        expect([table, await rowsWith(table, name.toLowerCase())]).toEqual([table, 0]);
  });

  it('do not come back with lists that were being built anew', async () => {
    const names = unheard();
    const gameId = await play(names, false);
    await projected();
    const built = [gamesProjection, resultsProjection];
    const readOn = async () => {
      for (const projection of built)
        while ((await runBatch(test.store.pool, projection, 'next', 1_000)).result === 'moved');
    };
    for (const projection of built) await beginRebuild(test.store.pool, projection);
    await readOn();
    for (const [playerId, of, called] of [
      [ada, 'player', forgottenPlayer(ada)],
      [bo, 'team', forgottenTeam(bo)],
    ] as const) {
      await test.store.forgottenNames.forget({ gameId, playerId, of });
      await forgottenFact(gameId, playerId, of, called, await roundOf(gameId));
    }
    await readOn();
    for (const projection of built) await swapIn(test.store.pool, projection);
    await projected();
    for (const table of [...inTheOpen, 'team_results', 'team_scores'])
      for (const name of [names.ada, names.masked, names.team])
        expect([table, await rowsWith(table, name.toLowerCase())]).toEqual([table, 0]);
    expect(await rowsWith('game_participants', forgottenTeam(bo).toLowerCase())).toBe(2);
  });

  it('are refused at once while a month is on its way into files, or back; sealed ones are not', async () => {
    const [sealed, open] = [await play(unheard(), true), await play(unheard(), false)];
    const archiver = await test.connect();
    await archiver.query(takeTurn);
    expect(await test.store.forgottenNames.forget({ gameId: sealed, playerId: ada, of: 'player' })).toBe(
      true,
    );
    const forget = () => test.store.forgottenNames.forget({ gameId: open, playerId: ada, of: 'player' });
    await expect(forget()).rejects.toThrow(ArchiveUnavailable);
    await archiver.query(`select pg_advisory_unlock(hashtextextended('expiry', 13))`);
    expect(await forget()).toBe(true);
  });

  it.each([true, false])('of a team, too: sealed is %s', async (sealed) => {
    const names = unheard();
    const gameId = await play(names, sealed);
    await projected();
    expect(await rowsWith('team_scores', names.team.toLowerCase())).toBe(4); // two spellings, on two boards each
    await test.store.forgottenNames.forget({ gameId, playerId: bo, of: 'team' });
    const called = forgottenTeam(bo);
    await forgottenFact(gameId, bo, 'team', called, await roundOf(gameId));
    await projected();
    expect(await calledIn(gameId)).toMatchObject([{ teamName: called }, { teamName: called }]);
    expect(await new GameVerifier(test.store).verify(gameId)).toMatchObject(sound);
    for (const table of ['events', 'game_participants', 'team_results', 'team_scores'])
      expect(await rowsWith(table, names.team.toLowerCase())).toBe(0);
    expect(await rowsWith('team_scores', called.toLowerCase())).toBe(2);
  });
});

/** Tables with names of players, if these lie in the open. */
const inTheOpen = ['events', 'game_participants', 'game_results', 'seats'];

/** The seal fits; the rules are not asked, for these answers were never given. */
const sound = { difference: expect.stringContaining('responseMs is 1234') };

const rowsWith = async (table: string, text: string): Promise<number> => {
  const { rows } = await test.store.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} t where strpos(lower(t::text), $1) > 0`,
    [text],
  );
  return rows[0]?.count ?? 0;
};
