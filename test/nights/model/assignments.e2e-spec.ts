import { AssignmentId, GameId, type UserId } from '@clockbeat/domain';
import { type Assignment, AssignmentStore, JoinCodeStore } from '@clockbeat/persistence';
import type pg from 'pg';
import { aUser } from '../../../libs/persistence/test-support/people.js';
import { openTestStore } from '../../../libs/persistence/test-support/store.js';
import { Random } from '../../support/random.js';
import { actor, World } from '../virtual/world.js';
import { modelPool } from './connections.js';
import { ModelPostgres } from './postgres.js';

/** Something that a gateway asks of assignments, on the real store and on the model. */
type Asked =
  | { readonly do: 'find' | 'own' | 'deadline' | 'to tell'; readonly id: AssignmentId }
  | { readonly do: 'person'; readonly id: AssignmentId; readonly token: string }
  | { readonly do: 'admit'; readonly id: AssignmentId; readonly token: string; readonly name: string }
  | { readonly do: 'hand over'; readonly id: AssignmentId; readonly person: number; readonly token: string }
  | { readonly do: 'attempts'; readonly id: AssignmentId; readonly person: number }
  /** By so many at once, each with a game of its own. */
  | {
      readonly do: 'claim';
      readonly id: AssignmentId;
      readonly person: number;
      readonly number: number;
      readonly games: readonly GameId[];
    }
  | { readonly do: 'begin' | 'end'; readonly gameId: GameId }
  | { readonly do: 'move'; readonly id: AssignmentId; readonly by: UserId; readonly closesAt: Date }
  | { readonly do: 'move while it is claimed'; readonly id: AssignmentId; readonly gameId: GameId }
  | {
      readonly do: 'skip ended' | 'untold' | 'tell all' | 'tell one';
      readonly id: AssignmentId;
      readonly closesAt: Date;
    };

const evening = 1_700_000_000_000;
const tokens = ['token one', 'token two', 'token three', 'token four'];
const names = ['Ada', 'Bo', 'Cleo'];
const stranger = '00000000-0000-4000-8000-000000000009' as UserId;

/** Few people, few numbers, few deadlines: they meet each other. */
const randomAsked = (random: Random, count: number, [one, other]: readonly [Assignment, Assignment]) => {
  let made = 0;
  const games: GameId[] = [];
  const game = (): GameId => {
    made += 1;
    const gameId = GameId(`game_attempt-${String(made).padStart(4, '0')}`);
    games.push(gameId);
    return gameId;
  };
  const deadlines = [3, 4, 5].map((hours) => new Date(evening + hours * 3_600_000));
  return Array.from({ length: count }, (): Asked => {
    const id = random.of([one.id, one.id, other.id, AssignmentId('as_that-is-not-there')]);
    const [token, person, closesAt] = [random.of(tokens), random.whole(1, 4), random.of(deadlines)];
    const begun = games.length === 0 ? game() : random.of(games);
    const number = random.whole(1, 2);
    return random.of<() => Asked>([
      () => ({ do: random.of(['find', 'own', 'deadline', 'to tell'] as const), id }),
      () => ({ do: 'person', id, token }),
      () => ({ do: 'admit', id, token, name: random.of(names) }),
      () => ({ do: 'admit', id, token, name: random.of(names) }),
      () => ({ do: 'hand over', id, person, token: random.of(['another', 'one more', ...tokens]) }),
      () => ({ do: 'attempts', id, person }),
      () => ({ do: 'claim', id, person, number, games: [game()] }),
      () => ({ do: 'claim', id, person, number, games: [game(), game(), game()] }),
      () => ({ do: random.of(['begin', 'end'] as const), gameId: begun }),
      () => ({ do: 'move', id, by: random.of([one.userId, one.userId, stranger]), closesAt }),
      () => ({ do: 'move while it is claimed', id: one.id, gameId: game() }),
      () => ({ do: random.of(['skip ended', 'untold'] as const), id, closesAt }),
      () => ({ do: random.of(['tell all', 'tell one'] as const), id, closesAt }),
    ])();
  });
};

interface Tried {
  readonly store: AssignmentStore;
  readonly pool: pg.Pool;
  setStream(gameId: GameId, dueAt: Date | null): Promise<void>;
}

/** A refusal of the tables themselves, in words that are the same for both. */
const refused = (error: unknown): string => `error ${String(Reflect.get(error as object, 'code'))}`;

const comesTo = async ({ store, pool, setStream }: Tried, asked: Asked, owner: UserId): Promise<unknown> => {
  switch (asked.do) {
    case 'find': {
      const found = await store.own(owner, asked.id);
      return store.byLink(found?.link ?? 'nothing has this link');
    }
    case 'own':
      return [await store.own(owner, asked.id), await store.own(stranger, asked.id)];
    case 'deadline':
      return store.deadlineOf(asked.id);
    case 'to tell':
      return [await store.toTell(9), await store.toTell(1)];
    case 'person':
      return store.personOf(asked.id, { tokenHash: asked.token, userId: null });
    case 'admit': {
      const { id, token: tokenHash, name: nameHash } = asked;
      return store.admit(id, { tokenHash, nameHash, userId: null });
    }
    case 'hand over': {
      const { id, person, token } = asked;
      if ((await store.personOf(id, { tokenHash: token, userId: null })) !== null) return 'somebody has it';
      return store.handOver({ id, userId: owner }, person, token);
    }
    case 'attempts':
      return store.attemptsOf(asked.id, asked.person);
    case 'claim': {
      const { id, person, number, games } = asked;
      const before = (await store.attemptsOf(id, person)).find((one) => one.number === number);
      const claim = (gameId: GameId) => store.claim(id, { person, number, gameId }).catch(refused);
      const claimed = await Promise.all(games.map(claim));
      if (games.length === 1 || before) return claimed;
      // which of them is the first one is chance: that it is one and the same for all is not
      const given = new Set(
        claimed.map((one) => (one === null || typeof one === 'string' ? one : one.gameId)),
      );
      await pool.query('delete from attempts where game_id = any($1::text[])', [games]);
      return given.size;
    }
    case 'begin':
    case 'end':
      return setStream(asked.gameId, asked.do === 'begin' ? new Date(evening) : null);
    case 'move':
      return store.change(asked.by, asked.id, { closesAt: asked.closesAt });
    case 'move while it is claimed': {
      const { id, gameId } = asked;
      const isThere = (await store.personOf(id, { tokenHash: 'of a race', userId: null })) !== null;
      if (!isThere) await store.admit(id, { tokenHash: 'of a race', nameHash: 'Racer', userId: null });
      const racer = await store.personOf(id, { tokenHash: 'of a race', userId: null });
      const person = racer?.person ?? 0;
      const number = 1 + (await store.attemptsOf(id, person)).length;
      const [from, to] = [new Date(evening), new Date(evening + 60_000)];
      await store.change(owner, id, { closesAt: from });
      await Promise.all([
        store.claim(id, { person, number, gameId }),
        store.change(owner, id, { closesAt: to }),
      ]);
      // whichever was first: an attempt that knows the deadline of before is told of the other one
      const untold = (await store.untold(id, to, 999)).includes(gameId);
      const told = (await store.untold(id, from, 999)).includes(gameId);
      const isKnown = (await store.toTell(9)).some((one) => one.id === id);
      return [untold !== told, !untold || isKnown];
    }
    case 'skip ended':
      await store.skipEnded(asked.id, asked.closesAt);
      return store.untold(asked.id, asked.closesAt, 999);
    case 'untold':
      return [
        await store.untold(asked.id, asked.closesAt, 999),
        await store.untold(asked.id, asked.closesAt, 1),
      ];
    case 'tell all':
    case 'tell one': {
      const untold = await store.untold(asked.id, asked.closesAt, asked.do === 'tell one' ? 1 : 999);
      await store.told(asked.id, asked.closesAt, untold);
      return store.toTell(9);
    }
  }
};

/** What each came to, one after the other. */
const all = async (tried: Tried, asked: readonly Asked[], owner: UserId): Promise<unknown[]> => {
  const came: unknown[] = [];
  for (const one of asked) came.push(await comesTo(tried, one, owner));
  return came;
};

const seeds = Array.from({ length: 4 }, (_, index) => index + 1);

it.each(seeds)('the model knows assignments as PostgreSQL does, call by call (seed %i)', async (seed) => {
  const test = await openTestStore({ poolSize: 6 });
  try {
    const { id: owner } = await aUser(test.store);
    const make = async (title: string): Promise<Assignment> => {
      const made = await test.store.assignments.create({
        ...{ userId: owner, title, timeZone: 'UTC', attempts: 2, counts: 'best', feedback: 'each' },
        ...{ identity: 'name', mixed: false, untimed: false, board: false, remindHours: 0, names: null },
        content: { title, category: 'Any', difficulty: 'easy', timePerQuestion: 20, questions: [] },
        opensAt: new Date(evening),
        closesAt: new Date(evening + 3_600_000),
      });
      if (made === null) throw new Error('not made');
      return made;
    };
    const both = [await make('One'), await make('Another')] as const;
    const asked = randomAsked(new Random(seed), 150, both);
    const { pool } = test.store;
    const real = await all(
      {
        store: test.store.assignments,
        pool,
        async setStream(gameId, dueAt) {
          await pool.query(
            `insert into game_streams (game_id, version, round, due_at) values ($1, 1, 0, $2)
             on conflict (game_id) do update set due_at = excluded.due_at`,
            [gameId, dueAt],
          );
        },
      },
      asked,
      owner,
    );
    const world = new World();
    const modelled = await world.run(() => {
      const server = new ModelPostgres(world, new Random(seed).branch('model'));
      for (const one of both) server.side.assign(one);
      const over = modelPool(server, actor('gateway'));
      const query = over.query.bind(over) as (text: string, values: unknown[]) => Promise<unknown>;
      // what the comparison itself takes back is no statement of a gateway
      const taking = async (text: string, values: [GameId[]]) => {
        if (!text.startsWith('delete from attempts')) return query(text, values);
        for (const kept of server.side.assignments.values())
          kept.attempts = kept.attempts.filter(({ gameId }) => !values[0].includes(gameId));
        return { rows: [] };
      };
      return all(
        {
          store: new AssignmentStore(over, new JoinCodeStore(over)),
          pool: { query: taking } as unknown as pg.Pool,
          async setStream(gameId, dueAt) {
            server.log.streams.set(gameId, { version: 1, round: 0, dueAt: dueAt?.getTime() ?? null });
          },
        },
        asked,
        owner,
      );
    });
    for (const [index, one] of asked.entries())
      expect({ index, one, came: modelled[index] }).toEqual({ index, one, came: real[index] });
  } finally {
    await test.close();
  }
});
