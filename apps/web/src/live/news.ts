import type {
  AnswerAck,
  HostConnectAck,
  JoinedAck,
  SentAnswer,
  ServerMessages,
  StateAck,
} from '@clockbeat/domain/contract';

type Broadcast = Exclude<
  keyof ServerMessages,
  | 'problem'
  | 'gameCard'
  | 'teamGame'
  | 'tvChanged'
  | 'hostConnected'
  | 'roomJoined'
  | 'answerResult'
  // the host's alone, a co-host's, and the seat's
  | 'knocksUpdated'
  | 'dismissed'
  | 'renamed'
>;

/** Messages that every screen about a game listens to. */
export const broadcasts = [
  'playerJoined',
  'playerLeft',
  'updateScores',
  'lobbyUpdated',
  'gameStarted',
  'nextQuestion',
  'gamePaused',
  'gameResumed',
  'gameUpdated',
  'liveLeaderboard',
  'questionClosed',
  'standing',
  'jokerDeclared',
  'timeExtended',
  'gameFinished',
  'removed',
] as const satisfies readonly Broadcast[];

/**
 * All that can change the picture: the server's messages under their own names (an acknowledgement folds like the
 * message with the same content), and the few things this client does itself.
 */
export type GameNews =
  | { [M in Broadcast]: { type: M; body: ServerMessages[M] } }[Broadcast]
  | { type: 'roomJoined'; body: JoinedAck }
  | { type: 'hostConnected'; body: HostConnectAck }
  | { type: 'answerResult'; body: AnswerAck }
  | { type: 'stateAcknowledged'; body: StateAck }
  | { type: 'waiting'; for: 'game' | 'host' }
  | { type: 'answerSent'; questionIndex: number; answer: SentAnswer }
  | { type: 'answerRefused'; questionIndex: number; tooLate: boolean }
  | { type: 'readySet'; ready: boolean }
  | { type: 'teamChosen'; teamName: string }
  | { type: 'playerDropped'; playerId: string };
