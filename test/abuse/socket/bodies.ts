import type { ClientMessage, ClientMessages } from '@clockbeat/domain';
import fc from 'fast-check';
import { junkText, orJunk, spoilt } from '../junk.js';

/** What a stranger may know of games that are not its own. */
export interface Known {
  readonly rooms: readonly string[];
  readonly playerIds: readonly string[];
  /** A seat's token but for a letter. */
  readonly almostToken: string;
}

type Fields<M extends ClientMessage> = {
  readonly [F in keyof Required<ClientMessages[M]['body']>]: fc.Arbitrary<unknown>;
};
type AllFields = { readonly [M in ClientMessage]: Fields<M> };

/** The fields of every message of the contract: one that is missing breaks the compile. */
const fieldsOf = ({ rooms, playerIds, almostToken }: Known): AllFields => {
  const room = { roomId: orJunk(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...rooms) }, junkText)) };
  const resumable = { ...room, since: orJunk(fc.nat()) };
  const playerId = orJunk(fc.constantFrom(...playerIds));
  const index = orJunk(fc.constantFrom(0, 1, 2, 49, 50, -1, 1e9));
  const phase = orJunk(fc.constantFrom(undefined, 'question', 'revealed', 'x'.repeat(21)));
  const control = { ...room, gameState: orJunk(fc.record({ currentQuestionIndex: index, phase })) };
  const name = orJunk(fc.oneof(fc.constantFrom('Eve', 'Ada', ' ada ', 'A\u200bda'), junkText));
  const token = orJunk(fc.constantFrom(undefined, almostToken, 'x'.repeat(22), 'x'.repeat(201)));
  return {
    hostConnect: resumable,
    startGame: control,
    nextQuestion: control,
    pauseGame: room,
    resumeGame: room,
    finishGame: room,
    setJoining: { ...room, joining: orJunk(fc.constantFrom('open', 'locked')) },
    setTeamMode: {
      ...room,
      teamMode: orJunk(fc.boolean()),
      preparedTeams: orJunk(fc.array(name, { maxLength: 41 })),
      onlyPreparedTeams: orJunk(fc.boolean()),
    },
    extendTime: { ...room, playerId, factor: orJunk(fc.constantFrom(1, 1.25, 1.5, 2, 3)) },
    admitPlayer: { ...room, playerId, admit: orJunk(fc.boolean()) },
    renamePlayer: { ...room, playerId, name },
    judgeAnswer: {
      ...room,
      questionIndex: orJunk(fc.nat({ max: 3 })),
      text: orJunk(fc.string({ maxLength: 90 })),
      accepted: orJunk(fc.boolean()),
    },
    removePlayer: { ...room, playerId, ban: orJunk(fc.boolean()) },
    removeAbsent: room,
    watchGame: { ...resumable, tvToken: token, overlayToken: token },
    watchGames: {},
    watchTeam: room,
    openTv: { token },
    releaseTv: { token },
    joinGame: {
      ...resumable,
      playerName: name,
      playerId,
      token,
      teamName: name,
    },
    setReady: { ...room, ready: orJunk(fc.boolean()) },
    chooseTeam: { ...room, teamName: name },
    declareJoker: { ...room, round: orJunk(fc.nat({ max: 5 })) },
    submitAnswer: {
      ...room,
      playerId,
      questionIndex: index,
      answer: orJunk(fc.constantFrom(0, 1, 2, 3, null, 4)),
      timeLeft: orJunk(fc.nat()),
    },
    leaveGame: room,
    syncClock: { t: orJunk(fc.double()) },
  };
};

/** The names of the fields of each message. */
export const messageFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(fieldsOf({ rooms: [''], playerIds: [''], almostToken: '' })).map(([message, fields]) => [
    message,
    Object.keys(fields),
  ]),
);

export interface WildMessage {
  readonly name: string;
  readonly body: unknown;
}

/** A message of the contract with a body that is nearly right. */
export const wildMessages = (known: Known): fc.Arbitrary<WildMessage> =>
  fc.oneof(
    ...Object.entries<Record<string, fc.Arbitrary<unknown>>>(fieldsOf(known)).map(([name, fields]) =>
      fc.record({
        name: fc.oneof({ weight: 30, arbitrary: fc.constant(name) }, junkText),
        body: orJunk(spoilt(fc.record(fields)), 10),
      }),
    ),
  );
