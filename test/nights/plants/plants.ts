import {
  dueAt,
  type GameCommand,
  type GameId,
  type PlayableGame,
  type PlayerId,
  type RecordedEvent,
} from '@clockbeat/domain';
import { AppendQueue, type NewEvent } from '@clockbeat/persistence';
import { CommandBus } from '@nestjs/cqrs';
import { DeadlineTeller } from '../../../apps/gateway/src/assignments/deadline-teller.js';
import { FinishedGames } from '../../../apps/gateway/src/games/results/finished-games.js';
import { ServerClock } from '../../../apps/gateway/src/live/clock/server-clock.js';
import { LiveGames } from '../../../apps/gateway/src/live/game/live-games.js';
import {
  type Outcome,
  type RunGameCommand,
  RunGameCommandHandler,
} from '../../../apps/gateway/src/live/game/run-game-command.js';
import { EndedSessions } from '../../../apps/gateway/src/live/messages/ended-sessions.js';
import { Presence } from '../../../apps/gateway/src/live/people/presence.js';
import { SeatHolders } from '../../../apps/gateway/src/live/people/seat-holders.js';
import { GameTeller } from '../../../apps/gateway/src/live/tell/game-teller.js';
import type { Container } from '../gateway/container.js';
import { soundFence } from '../model/log.js';
import type { Plant } from '../night/play.js';

/** The faults that the nights must find, each planted where the product would have it, and nowhere in the product. */
export const plants = {
  'a fence that lets one answer slip': {
    unsound: {
      fence: (row, round, moved) => row.type !== 'AnswerSubmitted' && soundFence(row, round, moved),
    },
  },
  'an event told before its commit': {
    spoil: (container) => tellBeforeCommit(container.get(AppendQueue), container.get(LiveGames)),
  },
  'a lost horizon': { unsound: { withoutHorizon: true } },
  'a timer that fires twice': { spoil: (container) => fireTwice(container) },
  'a fold that skips a gap': { spoil: (container) => skipGaps(container.get(LiveGames)) },
  'presence that blocks an early close': {
    spoil: (container) => {
      container.get(Presence).isConnected = () => true;
    },
  },
  'a cursor that repeats': { unsound: { lowCheckpoint: true } },
  'a score told and not stored': {
    spoil: (container) =>
      tellElse(container.get(RunGameCommandHandler), ({ points }) => ({ points: Number(points) + 10 })),
  },
  'an answer told and another one stored': {
    spoil: (container) =>
      tellElse(container.get(RunGameCommandHandler), ({ choice }) => ({ choice: (Number(choice) + 1) % 4 })),
  },
  'a clock that jumps back': {
    spoil: (container, world) => {
      const clock = container.get(ServerClock);
      const now = clock.now.bind(clock);
      clock.now = () => (world.now > 4_000 ? now() - 2_000 : now());
    },
  },
  'a follower elected twice': { unsound: { withoutRowLocks: true } },
  'a door that one slips through': {
    unsound: {
      fence: (row, round, moved) => row.type !== 'PlayerJoined' && soundFence(row, round, moved),
    },
  },
  'a correction of all answers but one': {
    spoil: (container) => {
      const finished = container.get(FinishedGames);
      const answersTo = finished.answersTo.bind(finished);
      finished.answersTo = async (game, index) => (await answersTo(game, index)).slice(1);
    },
  },
  'a co-host who is sent away and goes on hearing': {
    spoil: (container) => void Reflect.set(container.get(GameTeller), 'coHostsDismissed', () => undefined),
  },
  'a player who is put out and goes on hearing': {
    spoil: (container) => void Reflect.set(container.get(GameTeller), 'playerRemoved', () => undefined),
  },
  'a seat that moves and leaves its old phone in': {
    spoil: (container) => leaveOldPhoneIn(container.get(GameTeller), container.get(SeatHolders)),
  },
  'a TV that is let go and goes on hearing': {
    spoil: (container) => void Reflect.set(container.get(EndedSessions), 'mindTv', () => undefined),
  },
  'a snapshot that forgets': { unsound: { forgetfulSnapshots: true } },
  'an attempt given out twice': { unsound: { forgetfulClaims: true } },
  'a deadline that moves and is told to nobody': {
    spoil: (container) => {
      for (const part of container.parts)
        if (part instanceof DeadlineTeller) part.tell = async () => undefined;
    },
  },
  'a place too good in what results say': {
    spoil: (container) => placeTheLastFirst(container.get(FinishedGames)),
  },
} as const satisfies Readonly<Record<string, Plant>>;

export type PlantName = keyof typeof plants;
export const plantNames = Object.keys(plants) as PlantName[];

/** Its points are what they are. */
const placeTheLastFirst = (finished: FinishedGames): void => {
  const of = finished.of.bind(finished);
  finished.of = async (game) => {
    const played = await of(game);
    const last = played.ranked.length - 1;
    return {
      ...played,
      ranked: played.ranked.map((one, place) => (place === last ? { ...one, position: 1 } : one)),
    };
  };
};

/** It is told, and goes on holding the seat. */
const leaveOldPhoneIn = (teller: GameTeller, holders: SeatHolders): void => {
  const seatMoved = ({ gameId, version }: PlayableGame, playerId: PlayerId): void => {
    const socket = holders.holdOf(gameId, playerId)?.by.socket;
    socket?.emit('removed', { gameId, version, reason: 'replaced', moved: true });
  };
  Reflect.set(teller, 'seatMoved', seatMoved);
};

/** The others and the own sockets hear of an answer as soon as it is sent to the store. */
const tellBeforeCommit = (appends: AppendQueue, games: LiveGames): void => {
  const append = appends.append.bind(appends);
  const committed = Reflect.get(appends, 'committed') as { tell(events: readonly object[]): void };
  appends.append = (event: NewEvent, decide) => {
    const version = (games.peek(event.gameId)?.version ?? 0) + 1;
    if (event.type === 'AnswerSubmitted') committed.tell([{ ...event, version, recordedAt: event.at }]);
    return append(event, decide);
  };
};

/** When time has ended something, the next thing is ended as well, as of when it would be due. */
const fireTwice = (container: Container): void => {
  const bus = container.get(CommandBus) as unknown as {
    execute(command: Pick<RunGameCommand, 'command'>): Promise<Outcome>;
  };
  const execute = bus.execute.bind(bus);
  bus.execute = async ({ command }) => {
    const outcome = await execute({ command });
    if (command.type !== 'TimeIsUp' || outcome.outcome !== 'accepted') return outcome;
    const { game } = outcome.live;
    if (game.status === 'unborn') return outcome;
    const again: GameCommand = { ...command, round: game.round, at: dueAt(game) ?? command.at };
    await execute({ command: { ...again, commandId: `${command.commandId}+` as typeof command.commandId } });
    return outcome;
  };
};

/** What the feed did not bring is taken for something that never was. */
const skipGaps = (games: LiveGames): void => {
  const receive = games.receive.bind(games);
  games.receive = (gameId: GameId, events: readonly RecordedEvent[]) => {
    const live = games.peek(gameId);
    const [first] = events;
    if (live && first && first.version > live.version + 1)
      Reflect.set(live, 'state', { ...live.game, version: first.version - 1 });
    receive(gameId, events);
  };
};

/** The acknowledgement of an answer is made of something else than what is stored. */
const tellElse = (
  handler: RunGameCommandHandler,
  other: (data: Readonly<Record<string, unknown>>) => object,
): void => {
  const execute = handler.execute.bind(handler);
  handler.execute = async (command) => {
    const outcome = await execute(command);
    if (outcome.outcome !== 'accepted' || outcome.event.type !== 'AnswerSubmitted') return outcome;
    const { event } = outcome;
    const data = { ...event.data, ...other({ ...event.data }) };
    return { ...outcome, event: { ...event, data } as RecordedEvent };
  };
};
