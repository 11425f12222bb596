import type { ClientMessage, ServerMessage } from '@clockbeat/domain';
import { licences, mediaTypes, refusalCodes } from '@clockbeat/domain';
import {
  count,
  either,
  epochMs,
  flag,
  list,
  matching,
  number,
  object,
  one,
  oneShapeOf,
  orNull,
  type Shape,
  seconds,
  text,
  version,
} from './shape.js';

/** The tables of the contract once more, written down by hand: every field and type of every message and ack. */

const gameId = matching(/^game_[\w-]{16}$/);
const playerId = matching(/^p_[\w-]{16}$/);
const choice = one(0, 1, 2, 3, 4, 5);
const otherKind = one('multi', 'typed', 'number', 'order', 'poll', 'cloud');
/** An answer that is more than an option. */
const given = oneShapeOf(
  object({ kind: one('multi'), choices: list(count, { atMost: 6 }) }),
  object({ kind: one('typed'), text }),
  object({ kind: one('number'), value: number }),
  object({ kind: one('order'), order: list(count, { atMost: 8 }) }),
  object({ kind: one('cloud'), entries: list(text, { atMost: 3 }) }),
);
const answer = either(choice, given);
/** Only of an answer that is right in part. */
const inPart = { fraction: number };
const about = { gameId, version };
const besideStates = { ...about, changed: count };

const questionFields = {
  index: count,
  question: text,
  options: list(text, { atMost: 8 }),
  timeLimit: count,
  category: text,
  points: count,
};
const round = object({ number: count, count, title: text });
const hash = matching(/^[0-9a-f]{64}$/);
/** A picture or a sound: its words may be none. */
const media = object(
  { hash, alt: matching(/^/), type: one(...mediaTypes), bytes: count },
  {
    credit: text,
    source: text,
    licence: one(...licences),
    width: count,
    height: count,
    small: hash,
    seconds: number,
  },
);
/** What only some questions have. */
const ofSome = {
  language: text,
  round,
  kind: otherKind,
  exactOnly: flag,
  unit: text,
  range: object({ from: number, to: number }),
  media,
  optionMedia: list(orNull(media), { atMost: 6 }),
};
const breakAfter = object({ minutes: count, text: orNull(text) });
/** What the owner alone is told besides the key. */
const judgedBy = {
  accepted: list(text, { atMost: 10 }),
  refused: list(text, { atMost: 10 }),
  band: number,
};

const phase = one(
  ...['lobby', 'round', 'reading', 'question', 'revealed', 'board', 'break', 'paused', 'final'],
);

const stateFields = {
  ...about,
  gameCode: matching(/^[A-Z0-9]{4,8}$/),
  kind: one('live', 'solo', 'demo'),
  title: text,
  status: one('waiting', 'active', 'paused', 'finished'),
  phase,
  currentQuestionIndex: count,
  questionCount: count,
  participantCount: count,
  timeLeft: seconds,
  opensAt: orNull(epochMs),
  endsAt: orNull(epochMs),
  serverTime: epochMs,
  teamMode: flag,
  joining: one('open', 'locked'),
  endedBy: orNull(one('host', 'questions', 'deadline', 'abandoned')),
  question: orNull(object(questionFields, ofSome)),
};
/** Why an operator of the installation ended the game. */
const byOperator = { operator: one('abuse', 'security', 'request', 'mistake', 'other') };
const whileChoosing = { preparedTeams: list(text, { atMost: 40 }), onlyPreparedTeams: flag };
const evening = {
  rules: object(
    {
      pacing: one('swift', 'host', 'timed'),
      scoring: one('classic', 'balanced', 'accuracy', 'rounds'),
      answers: one('final', 'until_close'),
      boardEvery: one('question', 'round', 'end', 'never'),
      streakBonus: flag,
      hostSeesVotes: flag,
      closeWhenAllAnswered: flag,
    },
    { shuffle: flag },
  ),
  readsAt: epochMs,
  stage: object(
    { name: one('revealed', 'board', 'break'), since: epochMs, until: orNull(epochMs) },
    { text, next: round },
  ),
  held: one('reading', 'question', 'revealed', 'board', 'break'),
  rounds: list(matching(/^/), { atMost: 50 }),
  roundsBegun: count,
  parentGameId: gameId,
  ghosts: count,
  nextGameId: gameId,
  assignment: object(
    { attempt: count, closesAt: epochMs, feedback: one('each', 'end', 'deadline') },
    { untimed: one(true), withheld: one(true) },
  ),
};
const playerState = object(stateFields, { ...whileChoosing, ...evening, ...byOperator });
const hostState = object(
  {
    ...stateFields,
    questions: list(
      object(
        { ...questionFields, answer: orNull(choice) },
        { ...ofSome, ...judgedBy, key: given, breakAfter },
      ),
    ),
  },
  { ...whileChoosing, ...evening, ...byOperator },
);

const boardFields = {
  id: playerId,
  name: text,
  teamName: orNull(text),
  score: count,
  position: count,
  correct: count,
};
/** On a board of a paced game. */
const movement = { was: orNull(count) };
/** Where people of another evening play along. */
const ofGhosts = { ghost: one(true) };
/** In games with a photo finish. */
const sureness = { deadHeatMs: count, closeMs: count };
const boardEntry = object(boardFields, { ...movement, ...sureness, ...ofGhosts, streak: count });
const finalEntry = object(
  { ...boardFields, total: count, averageSeconds: orNull(seconds) },
  { ...sureness, ...ofGhosts },
);
const teamEntry = object({ teamName: text, score: count, members: count, position: count }, ofGhosts);
const teamGameFields = { teamId: matching(/^t_[\w-]{16}$/), gameId: orNull(gameId) };
const lobbyEntry = object({
  id: text,
  name: text,
  teamName: orNull(text),
  ready: flag,
  isHost: flag,
  connected: flag,
});
const hostPlayerFields = {
  id: playerId,
  name: text,
  teamName: orNull(text),
  score: count,
  correct: count,
  correctMs: number,
  order: count,
  answeredCount: count,
  streak: count,
  ready: flag,
  connected: flag,
  /** Nothing but the choice, or not even that, until a paced game has closed its question. */
  current: orNull(
    either(
      object({ answer: orNull(answer), isCorrect: flag, points: count }, inPart),
      object({ answer: orNull(answer) }, { hidden: one(true) }),
    ),
  ),
};
const doubt = object({ points: count, tripMs: number, jitterSquares: number });
const hostPlayer = object(hostPlayerFields, { timeFactor: number, joker: count, ownName: text, doubt });
const knock = object({ id: playerId, name: text, teamName: orNull(text) }, { shownName: text });

const resultFields = {
  questionIndex: count,
  answer: orNull(answer),
  isCorrect: flag,
  points: count,
  speedBonus: count,
  totalScore: count,
  streak: count,
};
const stored = { questionIndex: count, answer: orNull(answer), stored: one(true), changesLeft: count };
const ofSomeAnswers = {
  streakBonus: count,
  ...inPart,
  key: given,
  band: number,
  judged: one('accepted', 'refused'),
};
/** In words there is none where the question asked for an opinion. */
const keyFields = { correctAnswer: orNull(choice), correctAnswerText: matching(/^/) };
const ofAcks = {
  repeated: one(true),
  receipt: object({ digest: text }, { seal: text, sealed: count }),
};
/** An empty answer is told the key no sooner than its question closes. */
const result = (more: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape =>
  either(
    object({ ...more, ...resultFields, ...keyFields }, { ...optional, ...ofSomeAnswers }),
    object({ ...more, ...resultFields, answer: one(null) }, optional),
  );
const standingFields = {
  position: count,
  participantCount: count,
  score: count,
  correct: count,
  total: count,
  next: orNull(object({ name: text, points: count }, ofGhosts)),
};
const mayJoinWith = {
  playerName: text,
  pending: object(stored),
  timeFactor: number,
  joker: count,
};
const joinedFields = {
  ...about,
  playerId,
  token: matching(/^[\w-]{22,200}$/),
  gameState: playerState,
  lobby: list(lobbyEntry, { atMost: 101 }),
  score: count,
  streak: count,
  answered: flag,
  lastResult: orNull(result({})),
  ready: flag,
  teamName: orNull(text),
};
const cardFields = {
  ...about,
  title: text,
  status: one('waiting', 'active', 'paused', 'finished'),
  currentQuestionIndex: count,
  questionCount: count,
  participantCount: count,
  answeredNow: count,
  endsAt: orNull(epochMs),
  hostConnected: flag,
  gameCode: text,
  createdAt: epochMs,
};
const tvFields = {
  code: orNull(matching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}$/)),
  host: orNull(object({ name: orNull(text) })),
  gameId: orNull(gameId),
};
const problem = object({ code: one(...refusalCodes), message: text });

/** Who hears a message decides one thing: only the owner gets the questions with their answers. */
export type Ear = 'host' | 'player';

const stateOf = (ear: Ear): Shape => (ear === 'host' ? hostState : playerState);

const serverShapes = (ear: Ear): { readonly [M in ServerMessage]: Shape } => {
  const state = object({ ...about, gameState: stateOf(ear) });
  return {
    hostConnected: object(
      { ...about, roomId: gameId, players: list(hostPlayer), gameState: hostState },
      { knocks: list(knock, { atMost: 100 }) },
    ),
    roomJoined: object(joinedFields, mayJoinWith),
    playerJoined: object({ ...about, player: hostPlayer }),
    playerLeft: object({ ...about, playerId, playerName: text }),
    updateScores: object(
      {
        ...besideStates,
        players: list(hostPlayer),
        answeredNow: count,
        participantCount: count,
      },
      { ghostsAnswered: count },
    ),
    lobbyUpdated: object({
      ...besideStates,
      added: list(lobbyEntry),
      removed: list(playerId),
      participantCount: count,
    }),
    gameStarted: state,
    nextQuestion: state,
    gamePaused: state,
    gameResumed: state,
    gameUpdated: state,
    answerResult: result(about, ofAcks),
    liveLeaderboard: object({
      ...besideStates,
      players: list(boardEntry, { atMost: 10 }),
      teams: list(teamEntry),
      participantCount: count,
    }),
    questionClosed: object(
      {
        ...about,
        questionIndex: count,
        reason: one('deadline', 'host', 'answered'),
        ...keyFields,
        counts: list(count, { atMost: 6 }),
        noAnswer: count,
      },
      {
        key: given,
        band: number,
        groups: list(object({ answer: given, count, fraction: orNull(number) }), { atMost: 40 }),
        others: count,
        correct: count,
        explanation: text,
        fastest: object({ name: text, seconds }),
      },
    ),
    standing: object({ ...about, ...standingFields }, { ...movement, ...sureness }),
    jokerDeclared: object({ ...about, round: count }),
    timeExtended: object({ ...about, factor: number }),
    knocksUpdated: object({ ...about, knocks: list(knock, { atMost: 100 }) }),
    renamed: object({ ...about, playerName: text }),
    gameFinished: object(
      {
        ...about,
        finalScores: list(finalEntry, { atMost: 100 }),
        teams: list(teamEntry),
        participantCount: count,
        endedBy: one('host', 'questions', 'deadline', 'abandoned'),
      },
      byOperator,
    ),
    dismissed: object(about, { steppedDown: one(true) }),
    removed: object({ ...about, reason: one('removed', 'replaced', 'left') }, { moved: one(true) }),
    problem,
    gameCard: object(cardFields, { phase, coHost: one(true) }),
    teamGame: object(teamGameFields),
    tvChanged: object(tvFields),
  };
};

const ok = one(true);

const ackShapes = (ear: Ear): { readonly [M in ClientMessage]: readonly Shape[] } => {
  const state = [object({ ok, version, gameState: stateOf(ear) })];
  const seatAck = [object({ ok, version })];
  return {
    hostConnect: [
      object(
        { ok, version, gameState: hostState, players: list(hostPlayer) },
        { knocks: list(knock, { atMost: 100 }) },
      ),
    ],
    startGame: state,
    nextQuestion: [object({ ok, version, gameState: stateOf(ear), moved: flag })],
    pauseGame: state,
    resumeGame: state,
    finishGame: [object({ ok, version, finalScores: list(finalEntry, { atMost: 100 }) })],
    setJoining: state,
    setTeamMode: state,
    extendTime: state,
    admitPlayer: state,
    renamePlayer: state,
    removePlayer: state,
    judgeAnswer: state,
    removeAbsent: [object({ ok, version, gameState: hostState, removed: count })],
    watchGame: [object({ ok, version, gameState: playerState })],
    watchGames: [object({ ok, games: list(object(cardFields, { phase, coHost: one(true) })) })],
    watchTeam: [object({ ok, ...teamGameFields })],
    openTv: [object({ ok, ...tvFields })],
    releaseTv: [object({ ok, ...tvFields })],
    joinGame: [
      object({ ok, ...joinedFields }, mayJoinWith),
      object({ ok, waiting: one(true) }, { for: one('host') }),
    ],
    setReady: seatAck,
    chooseTeam: [object({ ok, version }, { teamName: text })],
    declareJoker: [object({ ok, version, round: count })],
    submitAnswer: [result({ ok, ...about }, ofAcks), object({ ok, ...about, ...stored }, ofAcks)],
    leaveGame: seatAck,
    syncClock: [object({ ok, t: number, serverTime: epochMs })],
  };
};

const refused: Shape = object({ ok: one(false), error: problem });
const messages = {
  host: new Map<string, Shape>(Object.entries(serverShapes('host'))),
  player: new Map<string, Shape>(Object.entries(serverShapes('player'))),
};
const acks = {
  host: new Map<string, readonly Shape[]>(Object.entries(ackShapes('host'))),
  player: new Map<string, readonly Shape[]>(Object.entries(ackShapes('player'))),
};

export const serverMessages: readonly string[] = [...messages.host.keys()];
export const clientMessages: readonly string[] = [...acks.host.keys()];

/** Where a message is not as the contract has it. */
export const messageBreaches = (ear: Ear, name: string, body: unknown): string[] =>
  messages[ear].get(name)?.(body, name) ?? [`${name} is no message of the contract`];

/** Where an acknowledgement is not as the contract has it. */
export const ackBreaches = (ear: Ear, name: string, ack: unknown): string[] => {
  const isRefusal = typeof ack === 'object' && ack !== null && 'ok' in ack && ack.ok === false;
  const shapes = isRefusal ? [refused] : (acks[ear].get(name) ?? []);
  const breaches = shapes.map((shape) => shape(ack, `ack of ${name}`));
  return breaches.some((found) => found.length === 0) ? [] : (breaches[0] ?? []);
};
