import {
  activeSeat,
  answeredNow,
  answerResult,
  answerStored,
  board,
  countedQuestions,
  currentIndex,
  currentStreak,
  finalScores,
  type GameStateView,
  givenTo,
  type HostPlayer,
  hostGameState,
  hostPlayer,
  hostPlayers,
  jokerOf,
  knocks,
  type LobbyEntry,
  lobby,
  lobbyEntry,
  type PlayableGame,
  PlayerId,
  playerGameState,
  questionClosed,
  type RecordedEvent,
  standingAt,
  standings,
  teamStandings,
} from '@clockbeat/domain';
import { fieldsOf } from './reading.js';
import type { Witness } from './record.js';

/** The log at one version: what is said of that version must be so. */
export interface Moment {
  readonly game: PlayableGame;
  readonly event: RecordedEvent;
}
type Fields = Readonly<Record<string, unknown>>;
type Claim = (moment: Moment, told: Fields, witness: Witness) => Fields;

/** Who is connected is no fact: it is taken from what was told. */
const connectedOf = (people: unknown) => {
  const told = new Map((people as readonly Connected[]).map(({ id, connected }) => [id, connected]));
  return (id: string): boolean => told.get(id) ?? false;
};
type Connected = Pick<HostPlayer | LobbyEntry, 'id' | 'connected'>;

const state: Claim = ({ game }, told) => {
  const { serverTime, questions } = fieldsOf(told['gameState']) as Partial<GameStateView>;
  const view = questions ? hostGameState : playerGameState;
  return { gameState: view(game, serverTime ?? 0) };
};

const somePlayers = (game: PlayableGame, players: unknown): HostPlayer[] =>
  (players as readonly HostPlayer[]).flatMap(({ id, connected }) => {
    const seat = activeSeat(game, PlayerId(id));
    return seat ? [hostPlayer(game, seat, connected)] : [];
  });

const someWaiting = (game: PlayableGame, entries: unknown): LobbyEntry[] =>
  (entries as readonly LobbyEntry[]).flatMap(({ id, connected }) => {
    const seat = activeSeat(game, PlayerId(id));
    return seat ? [lobbyEntry(seat, connected)] : [];
  });

const hosting: Claim = (moment, told, witness) => ({
  ...state(moment, told, witness),
  players: hostPlayers(moment.game, connectedOf(told['players'])),
  knocks: moment.game.seats.knocks.size > 0 ? knocks(moment.game) : undefined,
});

const seated: Claim = (moment, told, witness) => {
  const { game } = moment;
  const seat = activeSeat(game, PlayerId(String(witness.playerId)));
  const isOpen = game.status === 'active' || game.status === 'paused';
  return {
    ...state(moment, told, witness),
    playerId: seat?.playerId,
    score: seat?.score,
    streak: seat && currentStreak(game, seat),
    answered: seat !== null && isOpen && givenTo(seat, currentIndex(game)),
    pending: seat?.pending ? answerStored(game, seat.pending.data) : undefined,
    lastResult: seat?.last ? answerResult(game, seat.last) : null,
    timeFactor: seat && seat.timeFactor !== 1 ? seat.timeFactor : undefined,
    joker: seat ? jokerOf(game, seat) : undefined,
    ready: seat?.ready,
    teamName: seat?.teamName,
    lobby: lobby(game, connectedOf(told['lobby']), connectedOf(told['lobby'])('host')),
  };
};

const joker: Claim = ({ game }, _, { playerId }) => {
  const seat = activeSeat(game, PlayerId(String(playerId)));
  return { round: seat ? jokerOf(game, seat) : undefined };
};

/** By name of the message, or of the message that an ack answers: the fields that the log decides. */
export const claims: Readonly<Record<string, Claim>> = {
  gameStarted: state,
  nextQuestion: state,
  gamePaused: state,
  gameResumed: state,
  gameUpdated: state,
  startGame: state,
  pauseGame: state,
  resumeGame: state,
  setJoining: state,
  setTeamMode: state,
  judgeAnswer: state,
  removePlayer: state,
  admitPlayer: state,
  knocksUpdated: ({ game }) => ({ knocks: knocks(game) }),
  watchGame: state,
  hostConnect: hosting,
  hostConnected: hosting,
  joinGame: seated,
  roomJoined: seated,
  declareJoker: joker,
  jokerDeclared: joker,
  playerJoined: ({ game }, { player }) => ({ player: somePlayers(game, [player])[0] }),
  updateScores: ({ game }, { players }) => ({
    players: somePlayers(game, players),
    answeredNow: answeredNow(game),
    participantCount: game.seats.participants,
  }),
  lobbyUpdated: ({ game }, { added, removed }) => ({
    added: someWaiting(game, added),
    removed: (removed as readonly string[]).filter((id) => !activeSeat(game, PlayerId(id))),
    participantCount: game.seats.participants,
  }),
  liveLeaderboard: ({ game }) => ({
    players: board(game, standings(game)),
    teams: teamStandings(game),
    participantCount: game.seats.participants,
  }),
  questionClosed: ({ game, event }) => {
    if ('closed' in event.data && event.data.closed) return { ...questionClosed(game, event.data.closed) };
    // who comes while a paced game shows something is told what was closed before it
    const stage = game.status === 'active' || game.status === 'paused' ? game.stage : null;
    if (stage) return { ...questionClosed(game, { index: currentIndex(game), reason: stage.reason }) };
    return { reason: 'none' };
  },
  standing: ({ game, event }, _, { playerId }) => {
    const ranked = standings(game);
    const own = ranked.findIndex(({ seat }) => seat.playerId === playerId);
    const total = event.type === 'QuestionAdvanced' ? event.data.opened.index : countedQuestions(game);
    return { ...standingAt(game, ranked, own, total) };
  },
  finishGame: ({ game }) => ({ finalScores: finalScores(game, standings(game)) }),
  gameFinished: ({ game }) => ({
    finalScores: finalScores(game, standings(game)),
    teams: teamStandings(game),
    participantCount: game.seats.participants,
    endedBy: game.status === 'finished' ? game.endedBy : 'not ended',
  }),
};
