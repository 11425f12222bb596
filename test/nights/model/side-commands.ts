import type { GameId, PlayerId, TeamId, UserId } from '@clockbeat/domain';
import { JoinCodeStore, RoomClaimStore, SeatCodeStore, SeatStore, TvStore } from '@clockbeat/persistence';
import type pg from 'pg';
import { freeToken, insertSeats, moveSeat } from '../../../libs/persistence/src/seats/seat.sql.js';
import { readSnapshot, saveSnapshot } from '../../../libs/persistence/src/snapshots/snapshot.sql.js';
import type { Random } from '../../support/random.js';

/** What is done to the tables beside the log, on the real store and on the model. */
export type SideCommand =
  | { readonly do: 'keep'; readonly gameId: GameId; readonly version: number; readonly fold: number }
  | { readonly do: 'read kept'; readonly gameId: GameId; readonly fold: number }
  | { readonly do: 'claim'; readonly room: string; readonly old: GameId | null; readonly next: GameId }
  | { readonly do: 'claimed'; readonly room: string }
  | {
      readonly do: 'reserve';
      readonly code: string;
      readonly gameId: GameId;
      readonly teamId: TeamId | null;
    }
  | {
      readonly do: 'sit' | 'move seat';
      readonly gameId: GameId;
      readonly seat: PlayerId;
      readonly token: string;
    }
  | {
      readonly do: 'hand over';
      readonly gameId: GameId;
      readonly seat: PlayerId;
      readonly tokens: readonly string[];
    }
  | { readonly do: 'letters' | 'leave' | 'wrong letters'; readonly tv: string }
  | { readonly do: 'open games'; readonly teams: readonly TeamId[] }
  | { readonly do: 'resolve'; readonly typed: string };

const rooms = ['ALPHA1', 't_one'];
const teams = ['t_one', 't_two'] as TeamId[];
/** The first two look alike. */
const codes = ['AB0DEF', 'ABODEF', 'GHKMNP', 'QRSTUV'];

const seats = ['p_ada', 'p_bo', 'p_cleo'] as PlayerId[];
const tvs = ['tv one', 'tv two'];
const tokens = ['token one', 'token two', 'token three'];

/** Commands that meet each other: few games, few rooms, few codes. */
export const randomSideCommand = (random: Random, games: readonly GameId[]): SideCommand => {
  const [gameId, room] = [random.of(games), random.of(rooms)];
  const fold = random.whole(1, 2);
  const [seat, token] = [random.of(seats), random.of(tokens)];
  return random.of<SideCommand>([
    { do: 'keep', gameId, version: random.whole(1, 9), fold },
    { do: 'keep', gameId, version: random.whole(1, 9), fold },
    { do: 'read kept', gameId, fold },
    { do: 'claim', room, old: random.of([null, ...games]), next: gameId },
    { do: 'claimed', room },
    { do: 'reserve', code: random.of(codes), gameId, teamId: random.of([null, ...teams]) },
    { do: 'sit', gameId, seat, token },
    { do: 'sit', gameId, seat, token },
    { do: 'move seat', gameId, seat, token },
    { do: 'hand over', gameId, seat, tokens: [token, random.of(tokens), token] },
    { do: 'letters', tv: random.of(tvs) },
    { do: random.of(['leave', 'wrong letters']), tv: random.of(tvs) },
    { do: 'open games', teams: random.shuffled(teams).slice(0, random.whole(1, 2)) },
    { do: 'resolve', typed: random.of(codes).toLowerCase() },
  ]);
};

const noDevice = { browser: null, system: null };

/** Which TVs show letters that count. */
const waitingOf = async (store: TvStore): Promise<unknown> => {
  const standings = await store.standings(tvs);
  return tvs.map((tv) => standings.get(tv)?.userId);
};

/** Who proves which seat, and who took one by that browser. */
const seatsOf = async (pool: pg.Pool, gameId: GameId): Promise<unknown> => {
  const store = new SeatStore(pool);
  const held: unknown[] = [];
  for (const token of tokens) held.push(await store.find(gameId, token));
  return [held, (await store.ofBrowser(gameId, 'a browser')).sort()];
};

/** What it came to. `tick` lets so much time go by that two codes are not of the same millisecond. */
export const runSideCommand = async (
  asked: Pick<pg.Pool, 'query'>,
  command: SideCommand,
  tick: () => Promise<void>,
): Promise<unknown> => {
  const pool = asked as pg.Pool;
  switch (command.do) {
    case 'keep': {
      const { gameId, version, fold } = command;
      const values = [gameId, version, fold, JSON.stringify({ gameId, version, fold })];
      await pool.query({ name: 'save-snapshot', text: saveSnapshot, values });
      return null;
    }
    case 'read kept': {
      const values = [command.gameId, command.fold];
      return (await pool.query({ name: 'read-snapshot', text: readSnapshot, values })).rows;
    }
    case 'claim':
      return new RoomClaimStore(pool).replace(command.room, command.old, command.next);
    case 'claimed':
      return new RoomClaimStore(pool).current(command.room);
    case 'reserve': {
      await tick();
      const store = new JoinCodeStore(pool, () => command.code);
      return store.reserveForGame(command.gameId, command.teamId).catch(() => 'taken');
    }
    case 'sit': {
      const { gameId, seat, token } = command;
      const row = [[gameId], [seat], [token], [null], ['a browser'], ['a network'], [null], [null]];
      await pool.query({ name: 'remember-seats', text: insertSeats, values: row });
      return seatsOf(pool, gameId);
    }
    case 'move seat': {
      const { gameId, seat, token } = command;
      await pool.query(freeToken, [gameId, seat, token]);
      await pool.query(moveSeat, [gameId, seat, token, 'another browser']);
      return seatsOf(pool, gameId);
    }
    case 'hand over': {
      const store = new SeatCodeStore(pool);
      const { code } = await store.issue({ gameId: command.gameId, playerId: command.seat });
      const came: unknown[] = [];
      for (const token of command.tokens) came.push(await store.claim(code, token));
      return came;
    }
    case 'letters': {
      const store = new TvStore(pool);
      const given = await store.giveLetters(command.tv, noDevice);
      const again = await store.giveLetters(command.tv, noDevice);
      return [given !== null && given === again, await waitingOf(store)];
    }
    case 'leave':
      await new TvStore(pool).leave(command.tv);
      return waitingOf(new TvStore(pool));
    case 'wrong letters': {
      const store = new TvStore(pool);
      const nobody = '00000000-0000-4000-8000-000000000009' as UserId;
      return [
        await store.pair('????', nobody, 'no session'),
        await store.listOf(nobody),
        await waitingOf(store),
      ];
    }
    case 'open games':
      return [...(await new JoinCodeStore(pool).openGamesOf(command.teams))].sort();
    case 'resolve':
      return new JoinCodeStore(pool).resolve(command.typed);
  }
};
