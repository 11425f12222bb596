import {
  CommandId,
  type CorrectionId,
  eventSchemas,
  type Game,
  type GameCommand,
  type GameEventType,
  GameId,
  type GameKind,
  isTransition,
  type PlayableGame,
  type PlayerId,
  type RecordedEvent,
  UserId,
} from '@clockbeat/domain';
import fc from 'fast-check';
import type pg from 'pg';
import { fold } from '../../domain/src/apply.js';
import type { Issuer } from '../../domain/src/commands.js';
import type { Decision } from '../../domain/src/decision.js';
import { anyNight, play } from '../../domain/test-support/game-night.js';
import {
  advanceQuestion,
  aStranger,
  at,
  changeHost,
  content,
  correctionCalled,
  correctQuestion,
  createGame,
  finishGame,
  joinGame,
  question,
  rateGame,
  rekeying,
  startGame,
  submitAnswer,
  theHost,
  undoCorrection,
  voiding,
  type Wish,
} from '../../domain/test-support/index.js';
import { ada, bo, cleo, dan, hostId, strangerId } from '../../domain/test-support/people.js';
import { FakeGateway, FakeStream } from '../../domain/test-support/stream.js';

/** Everything that happened in one game, decided by the domain. */
export interface GameStream {
  readonly gameId: GameId;
  readonly events: readonly RecordedEvent[];
  readonly game: PlayableGame;
}

const account = (number: number) => UserId(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
const hosts = [account(1), account(2)];
/** Bo plays without an account; two seats of one game may belong to one account. */
const accounts = new Map<PlayerId, (night: number) => UserId>([
  [ada, () => account(3)],
  [cleo, (night) => account(night % 5 === 0 ? 3 : 4)],
]);

const playOn = (gateway: FakeGateway, stream: FakeStream, wishes: readonly Wish[]): void => {
  for (const [number, wish] of wishes.entries()) {
    gateway.catchUp();
    const last = (stream.events.at(-1)?.at ?? at('-60')) + 1_500;
    gateway.run(Object.assign(wish(gateway.game, last), { commandId: CommandId(`after-${number}`) }));
  }
};

const withAccounts = (event: RecordedEvent, gameId: GameId, number: number): RecordedEvent => {
  if (event.type === 'PlayerJoined') {
    const userId = accounts.get(event.data.playerId)?.(number) ?? null;
    return { ...event, gameId, data: { ...event.data, userId } };
  }
  const accountOf = (userId: UserId): UserId =>
    hosts[(number + (userId === hostId ? 0 : 1)) % hosts.length] as UserId;
  if (event.type === 'HostChanged') {
    const { from, to } = event.data;
    return { ...event, gameId, data: { ...event.data, from: accountOf(from), to: accountOf(to) } };
  }
  if (event.type !== 'GameCreated') return { ...event, gameId };
  const { hostId: made } = event.data;
  return { ...event, gameId, data: { ...event.data, hostId: made && accountOf(made) } };
};

const playable = (game: Game): PlayableGame => {
  if (game.status === 'unborn') throw new Error('Every night makes a game');
  return game;
};

/** A night as the store would have it: with ids of its own, accounts, and a day of its own. */
const streamOf = (stream: FakeStream, number: number): GameStream => {
  const gameId = GameId(`game_${String(number).padStart(16, '0')}`);
  const days = (number % 40) * 86_400_000;
  const events = stream.events.map((event) => {
    const told = withAccounts(event, gameId, number);
    return { ...told, at: told.at + days } as RecordedEvent;
  });
  return { gameId, events, game: playable(fold(gameId, events)) };
};

const plainly = (_: GameCommand, __: Game, decide: () => Decision): Decision => decide();

const [voids, rekeys, again] = ['voids', 'rekeys', 'again'].map(correctionCalled) as [
  CorrectionId,
  CorrectionId,
  CorrectionId,
];
/** One that stands at last, one that is undone, and one in its place; where the game has none of this they are refused. */
const corrections = (by: Issuer): readonly Wish[] => [
  correctQuestion(0, voiding, { id: voids, by }),
  correctQuestion(1, rekeying(3), { id: rekeys, by }),
  undoCorrection(voids, { by }),
  correctQuestion(0, rekeying(1), { id: again, by }),
  undoCorrection(rekeys, { by }),
];

/** What hosts said after the end; some games were handed over before, some after, some came back. */
const afterTheEnd = (number: number): readonly Wish[] => {
  const said = (by: Issuer) => corrections(by).slice(0, number % 6);
  const [away, back] = [changeHost(hostId, strangerId), changeHost(strangerId, hostId)];
  if (number % 7 === 3) return [away, ...said(aStranger)];
  if (number % 7 === 5) return [...said(theHost), away];
  if (number % 7 === 6) return [away, ...said(aStranger), back];
  return said(theHost);
};

/** The same night as it was told, before anything was corrected. */
export const uncorrected = ({ gameId, events }: GameStream): PlayableGame => {
  const told = events.filter(({ type }) => type !== 'QuestionCorrected' && type !== 'CorrectionUndone');
  const log = told.map((event, index) => ({ ...event, version: index + 1 }) as RecordedEvent);
  return playable(fold(gameId, log));
};

/** Nights of all kinds, the same for the same seed; most are played to an end, and some are rated, corrected and handed over. */
export const randomNights = (count: number, seed: number): GameStream[] =>
  fc.sample(anyNight, { numRuns: count, seed }).map((night, number) => {
    const kind: GameKind = number % 4 === 0 ? night.kind : 'live';
    const {
      stream,
      gateways: [gateway],
    } = play({ ...night, kind }, plainly);
    const by = kind === 'live' ? theHost : ({ as: 'seat', playerId: ada } as const);
    const ratings = [rateGame(ada, 2), rateGame(cleo, 4), rateGame(ada, 5), rateGame(bo, 1)];
    playOn(gateway, stream, [
      ...(number % 3 === 0 ? [] : [finishGame({ by })]),
      ...ratings.slice(number % 5),
      ...afterTheEnd(number),
    ]);
    return streamOf(stream, number);
  });

/** Two teams, one question, and everybody as right and as quick as the others; `later` follows the end. */
export const deadHeat = (number: number, later: readonly Wish[] = []): GameStream => {
  const teams = { Ada: 'Reds', Bo: 'Blues', Cleo: 'Reds', Dan: 'Blues' };
  const stream = new FakeStream();
  playOn(new FakeGateway(stream, plainly), stream, [
    createGame({ teamMode: true, content: content({ questions: [question('moons', { answer: 1 })] }) }),
    ...Object.entries(teams).map(([name, team]) => joinGame(name, { team })),
    startGame({ at: at('0') }),
    ...[ada, bo, cleo, dan].map((by) => submitAnswer({ by, choice: 'right', at: at('2.5') })),
    advanceQuestion({ at: at('3') }),
    ...later,
  ]);
  return streamOf(stream, number);
};

/** Puts events into the log as they are, in the order of the JSON array $1. */
export const insertEvents = /* sql */ `
insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
select e->>'gameId', (e->>'version')::int, e->>'type', (e->>'schema')::int, e->'data', e->>'version',
       to_timestamp((e->>'at')::float8 / 1000), e->>'actor', now()
from jsonb_array_elements($1::jsonb) with ordinality events(e, nth) order by nth`;

/** The rows that an append writes beside the events. */
export const writeHeads = (client: pg.Pool | pg.Client) =>
  client.query(
    `insert into game_streams (game_id, version, round)
     select game_id, max(version), count(*) filter (where type = any($1)) from events group by 1 on conflict do nothing`,
    [(Object.keys(eventSchemas) as GameEventType[]).filter(isTransition)],
  );

/** Stores the streams as if the games had run at the same time; `random` (0 to 1) says whose event comes next. */
export const storeInterleaved = async (
  client: pg.Pool | pg.Client,
  streams: readonly GameStream[],
  random: () => number,
): Promise<number> => {
  const waiting = streams.map(({ events }) => [...events]);
  const log: RecordedEvent[] = [];
  for (let open = waiting; open.length > 0; open = open.filter(({ length }) => length > 0)) {
    const stream = open[Math.floor(random() * open.length)] ?? [];
    log.push(...stream.splice(0, 1 + Math.floor(random() * 5)));
  }
  for (let from = 0; from < log.length; ) {
    const to = from + 1 + Math.floor(random() * 60);
    await client.query(insertEvents, [JSON.stringify(log.slice(from, to))]);
    from = to;
  }
  return log.length;
};
