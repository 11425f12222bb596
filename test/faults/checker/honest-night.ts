import {
  activeSeat,
  answeredNow,
  answerResult,
  answerTo,
  board,
  type Choice,
  countChoices,
  currentIndex,
  currentStreak,
  type FinalEntry,
  finalScores,
  hostGameState,
  hostPlayer,
  hostPlayers,
  isTransition,
  type PlayableGame,
  playerGameState,
  questionAt,
  questionClosed,
  type RecordedEvent,
  standingAt,
  standings,
  teamStandings,
} from '@clockbeat/domain';
import { theGame } from '../../../libs/domain/test-support/commands.js';
import { given } from '../../../libs/domain/test-support/given.js';
import {
  advanced,
  answered,
  at,
  content,
  created,
  finished,
  joined,
  paused,
  question,
  resumed,
  started,
} from '../../../libs/domain/test-support/index.js';
import { ada, bo } from '../../../libs/domain/test-support/people.js';
import { walk } from './reading.js';
import type { Frame, GameRecord, ReadModels, Witness } from './record.js';

type Notes = Witness & { frames: Frame[] };

/** A night of two questions in which everything went as it should: deep copies of it are what faults are planted in. */
export const honestNight = (): GameRecord => {
  const { events: log } = given(
    created({
      content: undefined,
      ...content({ questions: [question('rivers'), question('stars')] }),
    } as object),
    joined('Ada'),
    joined('Bo'),
    started({ at: at('0') }),
    answered({ by: ada, choice: 'right', at: at('2.5') }),
    paused({ at: at('3') }),
    resumed({ at: at('13') }),
    answered({ by: bo, choice: 'wrong', at: at('15') }),
    advanced(),
    answered({ by: ada, choice: 'wrong', at: at('21') }),
    answered({ by: bo, choice: 'right', at: at('22') }),
    finished({ at: at('40'), endedBy: 'questions' }),
  );
  const record: GameRecord = {
    gameId: theGame,
    log,
    stream: { version: log.length, round: log.filter(({ type }) => isTransition(type)).length, dueAt: null },
    witnesses: [],
    readModels: { game: null, participants: [], answers: [], result: null, questions: [] },
    results: [],
  };
  return structuredClone({ ...record, ...whatCameOf(record) });
};

const whatCameOf = (record: GameRecord): Pick<GameRecord, 'witnesses' | 'readModels' | 'results'> => {
  const witness = (name: string, role: Witness['role'], playerId: string | null): Notes => ({
    name,
    role,
    playerId,
    isThereAtTheEnd: true,
    frames: [],
  });
  const host = witness('the host', 'host', null);
  const screen = witness('the screen', 'screen', null);
  const players = [witness('Ada', 'player', ada), witness('Bo', 'player', bo)];
  const questions: ReadModels['questions'][number][] = [];
  let scores: FinalEntry[] = [];
  walk(record, (event, game) => {
    tellAll(event, game, { host, screen, players });
    if ('closed' in event.data && event.data.closed) {
      const { index: questionIndex } = event.data.closed;
      const { counts, noAnswer } = countChoices(game, questionIndex);
      const correct = counts[questionAt(game, questionIndex).answer];
      questions.push({ questionIndex, counts, noAnswer, correct });
    }
    scores = finalScores(game, standings(game));
  });
  const answers = record.log.flatMap(({ data }) =>
    'choice' in data
      ? [
          {
            playerId: data.playerId,
            questionIndex: data.questionIndex,
            choice: data.choice as Choice,
            isCorrect: data.isCorrect,
          },
        ]
      : [],
  );
  return {
    witnesses: [host, screen, ...players],
    readModels: {
      game: { status: 'finished', endedBy: 'questions', participantCount: 2 },
      participants: scores.map(({ id, name }) => ({ id, name })),
      answers,
      result: { participantCount: 2, winner: scores[0]?.name ?? null },
      questions,
    },
    results: ['A', 'B', 'C'].map((of) => ({ of, scores })),
  };
};

interface Room {
  readonly host: Notes;
  readonly screen: Notes;
  readonly players: readonly Notes[];
}

/** What a gateway says of an event, and to whom. */
const tellAll = (event: RecordedEvent, game: PlayableGame, { host, screen, players }: Room): void => {
  const when = event.recordedAt + 1;
  const about = { gameId: game.gameId, version: event.version };
  const note = (to: Notes, kind: Frame['kind'], name: string, body: object, request?: object): void =>
    void to.frames.push({ at: when, connection: 1, kind, name, body, ...(request ? { request } : {}) });
  const tell = (to: readonly Notes[], name: string, body: object): void => {
    for (const one of to) note(one, 'message', name, { ...about, ...body });
  };
  const everybody = [host, screen, ...players];
  const state = (name: string): void => {
    tell([host], name, { gameState: hostGameState(game, when) });
    tell([screen, ...players], name, { gameState: playerGameState(game, when) });
  };
  const ranked = standings(game);
  const standing = (total?: number): void => {
    for (const player of players) {
      const own = ranked.findIndex(({ seat }) => seat.playerId === player.playerId);
      tell([player], 'standing', { ...standingAt(game, ranked, own, total) });
    }
  };
  switch (event.type) {
    case 'PlayerJoined': {
      const player = players.find(({ playerId }) => playerId === event.data.playerId);
      const seat = activeSeat(game, event.data.playerId);
      if (!player || !seat) return;
      const request = { roomId: game.gameCode, playerName: seat.name };
      note(player, 'sent', 'joinGame', request);
      note(
        player,
        'ack',
        'joinGame',
        { ok: true, ...about, ...joinedAs(game, event.data.playerId, when) },
        request,
      );
      tell([host], 'playerJoined', { player: hostPlayer(game, seat, true) });
      return;
    }
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
      const player = players.find(({ playerId }) => playerId === event.data.playerId);
      if (!player) return;
      const { playerId, questionIndex, choice: answer } = event.data;
      const request = { roomId: game.gameId, playerId, questionIndex, answer };
      note(player, 'sent', 'submitAnswer', request);
      note(player, 'ack', 'submitAnswer', { ok: true, ...about, ...answerResult(game, event.data) }, request);
      tell([host], 'updateScores', {
        players: hostPlayers(game, () => true),
        answeredNow: answeredNow(game),
        participantCount: 2,
      });
      tell(everybody, 'liveLeaderboard', {
        players: board(ranked),
        teams: teamStandings(game),
        participantCount: 2,
      });
      return;
    }
    case 'QuestionAdvanced':
      tell(everybody, 'questionClosed', questionClosed(game, event.data.closed));
      state('nextQuestion');
      standing(event.data.opened.index);
      return;
    case 'GameFinished':
      tell(everybody, 'questionClosed', questionClosed(game, event.data.closed));
      tell(everybody, 'gameFinished', {
        finalScores: finalScores(game, ranked),
        teams: [],
        participantCount: 2,
        endedBy: 'questions',
      });
      standing();
      return;
    default:
      return;
  }
};

const joinedAs = (game: PlayableGame, playerId: typeof ada, when: number) => {
  const seat = activeSeat(game, playerId);
  if (!seat) throw new Error(`${playerId} has no seat`);
  return {
    playerId,
    token: 'a token',
    gameState: playerGameState(game, when),
    lobby: [],
    score: seat.score,
    streak: currentStreak(game, seat),
    answered: game.status === 'active' && answerTo(seat, currentIndex(game)) !== null,
    lastResult: seat.last && answerResult(game, seat.last),
    ready: seat.ready,
    teamName: seat.teamName,
  };
};
