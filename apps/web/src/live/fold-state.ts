import type {
  GameFinishedMessage,
  GameStateView,
  HostPlayer,
  StateMessage,
} from '@clockbeat/domain/contract';
import { emptyPicture, type GamePicture, noTurn } from './picture.js';

/** Takes a state unless the picture already has a newer one of this game. */
export const foldState = (picture: GamePicture, state: GameStateView): GamePicture => {
  const known = picture.state?.gameId === state.gameId ? picture.state : null;
  if (known && known.version > state.version) return picture;
  // Another game than before: a team's next one. Nothing of the old one may stay.
  const base = picture.state && !known ? emptyPicture : picture;
  return withParticipants(
    openRound({ ...base, state: keepHostQuestions(known, state), waitingFor: null }, state),
    state.participantCount,
    state.version,
  );
};

/** Takes a newer number of participants. */
export const withParticipants = (picture: GamePicture, count: number, version: number): GamePicture =>
  version < picture.participants.version ? picture : { ...picture, participants: { count, version } };

/** The end is told without a state: the last one is closed by hand. */
export const foldFinished = (picture: GamePicture, body: GameFinishedMessage): GamePicture => {
  const closed =
    picture.state && picture.state.version <= body.version ? finished(picture.state, body) : picture.state;
  return withParticipants({ ...picture, state: closed, final: body }, body.participantCount, body.version);
};

/** Is this message about the game that the picture shows? One socket may hear of several games. */
export const isAbout = (picture: GamePicture, body: Pick<StateMessage, 'gameId'>): boolean =>
  picture.state === null || picture.state.gameId === body.gameId;

const finished = (
  state: GameStateView,
  { version, endedBy, operator }: GameFinishedMessage,
): GameStateView => ({
  ...state,
  version,
  endedBy,
  ...(operator && { operator }),
  status: 'finished',
  phase: 'final',
  timeLeft: 0,
  endsAt: null,
  question: null,
});

/** A broadcast for everybody holds no answers; the host's own copy must not lose them by it. */
const keepHostQuestions = (known: GameStateView | null, state: GameStateView): GameStateView =>
  known?.questions && !state.questions ? { ...state, questions: known.questions } : state;

const openRound = (picture: GamePicture, state: GameStateView): GamePicture => {
  if (state.status === 'waiting' || state.currentQuestionIndex === picture.turn.index) return picture;
  return {
    ...picture,
    turn: { ...noTurn, index: state.currentQuestionIndex },
    answeredNow: 0,
    players: { ...picture.players, byId: withoutCurrent(picture.players.byId) },
  };
};

const withoutCurrent = (players: ReadonlyMap<string, HostPlayer>): ReadonlyMap<string, HostPlayer> =>
  new Map([...players].map(([id, player]) => [id, { ...player, current: null }]));
