import {
  activeSeat,
  answeredNow,
  answerResult,
  answerShown,
  answerStored,
  answerTo,
  board,
  countedQuestions,
  currentIndex,
  currentStreak,
  finalScores,
  hostGameState,
  hostPlayer,
  hostPlayers,
  isPaced,
  lobby,
  lobbyEntry,
  type PlayableGame,
  type PlayerId,
  playerGameState,
  questionAt,
  questionClosed,
  type RecordedEvent,
  standingAt,
  standings,
  teamStandings,
} from '@clockbeat/domain';
import { ada, bo, cleo } from '../../../libs/domain/test-support/people.js';
import { walk } from './reading.js';
import type { Frame, GameRecord, Witness } from './record.js';

type Notes = Witness & { frames: Frame[] };

interface Hearers {
  readonly host: Notes;
  readonly screen: Notes;
  readonly players: readonly Notes[];
}

const witness = (name: string, role: Witness['role'], playerId: string | null): Notes => ({
  name,
  role,
  playerId,
  isThereAtTheEnd: true,
  frames: [],
});

/** Everybody, and what the gateways told them of each event. */
export const honestWitnesses = (record: GameRecord): Witness[] => {
  const host = witness('the host', 'host', null);
  const screen = witness('the screen', 'screen', null);
  const players = [
    witness('Ada', 'player', ada),
    witness('Bo', 'player', bo),
    witness('Cleo', 'player', cleo),
  ];
  walk(record, (event, game) => tellAll(event, game, { host, screen, players }));
  return [host, screen, ...players];
};

const note = (to: Notes, at: number, frame: Omit<Frame, 'at' | 'connection'>): void =>
  void to.frames.push({ at, connection: 1, ...frame });

/** Said and acknowledged. */
const ask = (by: Notes, when: number, name: string, request: object, ack: object): void => {
  note(by, when - 1, { kind: 'sent', name, body: request });
  note(by, when, { kind: 'ack', name, body: ack, request });
};

/** What a gateway says of an event, and to whom. */
const tellAll = (event: RecordedEvent, game: PlayableGame, room: Hearers): void => {
  const { host, screen } = room;
  const players = room.players.filter(({ playerId }) => activeSeat(game, playerId as PlayerId));
  const when = event.recordedAt + 1;
  const about = { gameId: game.gameId, version: event.version };
  const byId = (id: string): Notes | undefined => room.players.find(({ playerId }) => playerId === id);
  const tell = (to: readonly Notes[], name: string, body: object): void => {
    for (const one of to) note(one, when, { kind: 'message', name, body: { ...about, ...body } });
  };
  const everybody = [host, screen, ...players];
  const state = (name: string): void => {
    tell([host], name, { gameState: hostGameState(game, when) });
    tell([screen, ...players], name, { gameState: playerGameState(game, when) });
  };
  const control = (name: string, request: object): void => {
    ask(host, when, name, request, {
      ok: true,
      version: event.version,
      gameState: hostGameState(game, when),
    });
    state('gameUpdated');
  };
  const waiting = (playerId: PlayerId): void => {
    const seat = activeSeat(game, playerId);
    const added = seat ? [lobbyEntry(seat, true)] : [];
    tell(everybody, 'lobbyUpdated', { added, removed: [], participantCount: game.seats.participants });
  };
  const word = (playerId: PlayerId, name: string, said: object): void => {
    const player = byId(playerId);
    const request = { roomId: game.gameId, ...said };
    if (player) ask(player, when, name, request, { ok: true, version: event.version });
    waiting(playerId);
  };
  const ranked = standings(game);
  const standing = (total?: number): void => {
    for (const player of players) {
      const own = ranked.findIndex(({ seat }) => seat.playerId === player.playerId);
      tell([player], 'standing', { ...standingAt(game, ranked, own, total) });
    }
  };
  const boards = (): void =>
    tell(everybody, 'liveLeaderboard', {
      players: board(game, ranked),
      teams: teamStandings(game),
      participantCount: 3,
    });
  const ending = (): void => {
    tell(everybody, 'gameFinished', {
      finalScores: finalScores(game, ranked),
      teams: teamStandings(game),
      participantCount: 3,
      endedBy: game.status === 'finished' && game.endedBy,
    });
    standing();
  };
  switch (event.type) {
    case 'PlayerJoined': {
      const { playerId, name, teamName } = event.data;
      const player = byId(playerId);
      const seat = activeSeat(game, playerId);
      if (!player || !seat) return;
      const request = { roomId: game.gameCode, playerName: name, teamName };
      ask(player, when, 'joinGame', request, { ok: true, ...about, ...joinedAs(game, playerId, when) });
      tell([host], 'playerJoined', { player: hostPlayer(game, seat, true) });
      waiting(playerId);
      return;
    }
    case 'JoiningChanged': {
      control('setJoining', { roomId: game.gameId, joining: event.data.joining });
      const late = byId(cleo);
      const request = { roomId: game.gameCode, playerName: 'Cleo', teamName: 'Reds' };
      const refusal = { ok: false, error: { code: 'lobby_locked', message: 'Joining is locked.' } };
      if (event.data.joining === 'locked' && late) ask(late, when + 1_000, 'joinGame', request, refusal);
      return;
    }
    case 'TeamModeSet':
      control('setTeamMode', { roomId: game.gameId, teamMode: event.data.teamMode });
      return;
    case 'PlayerReadied':
      word(event.data.playerId, 'setReady', { ready: event.data.ready });
      return;
    case 'TeamChosen':
      word(event.data.playerId, 'chooseTeam', { teamName: event.data.teamName });
      return;
    case 'GameStarted':
      state('gameStarted');
      return;
    case 'GamePaused':
      state('gamePaused');
      return;
    case 'GameResumed':
      state('gameResumed');
      return;
    case 'AnswerSubmitted': {
      const player = byId(event.data.playerId);
      if (!player) return;
      const { playerId, questionIndex } = event.data;
      const answer = answerShown(questionAt(game, questionIndex), event.data);
      const request = { roomId: game.gameId, playerId, questionIndex, answer };
      const outcome = isPaced(game) ? answerStored(game, event.data) : answerResult(game, event.data);
      ask(player, when, 'submitAnswer', request, { ok: true, ...about, ...outcome });
      tell([host], 'updateScores', {
        players: hostPlayers(game, () => true),
        answeredNow: answeredNow(game),
        participantCount: 3,
      });
      if (!isPaced(game)) boards();
      return;
    }
    case 'QuestionClosed': {
      const { closed } = event.data;
      for (const player of players) {
        const seat = activeSeat(game, player.playerId as PlayerId);
        const answer = seat && answerTo(seat, closed.index);
        if (answer) tell([player], 'answerResult', answerResult(game, answer, true));
      }
      tell(everybody, 'questionClosed', questionClosed(game, closed));
      state('gameUpdated');
      return;
    }
    case 'AnswersJudged': {
      const { questionIndex, verdict, outcomes } = event.data;
      for (const { playerId } of outcomes) {
        const seat = activeSeat(game, playerId);
        const answer = seat && answerTo(seat, questionIndex);
        const player = byId(playerId);
        if (answer && player)
          tell([player], 'answerResult', { ...answerResult(game, answer, true), judged: verdict });
      }
      tell(everybody, 'questionClosed', questionClosed(game, { index: questionIndex, reason: 'host' }));
      state('gameUpdated');
      return;
    }
    case 'BoardShown':
      state('gameUpdated');
      boards();
      standing(countedQuestions(game));
      return;
    case 'QuestionAdvanced':
      if (event.data.closed) tell(everybody, 'questionClosed', questionClosed(game, event.data.closed));
      state('nextQuestion');
      if (event.data.closed) standing(event.data.opened.index);
      return;
    case 'GameFinished':
      if (event.data.closed) tell(everybody, 'questionClosed', questionClosed(game, event.data.closed));
      ending();
      return;
    case 'QuestionCorrected':
    case 'CorrectionUndone':
      ending();
      return;
    default:
      return;
  }
};

const joinedAs = (game: PlayableGame, playerId: PlayerId, when: number) => {
  const seat = activeSeat(game, playerId);
  if (!seat) throw new Error(`${playerId} has no seat`);
  return {
    playerId,
    token: 'a token',
    gameState: playerGameState(game, when),
    lobby: lobby(game, () => true, true),
    score: seat.score,
    streak: currentStreak(game, seat),
    answered: game.status === 'active' && answerTo(seat, currentIndex(game)) !== null,
    lastResult: seat.last && answerResult(game, seat.last),
    ready: seat.ready,
    teamName: seat.teamName,
  };
};
