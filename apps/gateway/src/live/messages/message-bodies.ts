import {
  type ClientMessage,
  type ClientMessages,
  isChoice,
  isLongerThan,
  limits,
  longestTypedName,
  questionKinds,
  taskLimits,
  timeFactors,
} from '@clockbeat/domain';
import { isSeatToken } from '../join/seat-tokens.js';

/** Whether a field may hold this value. */
type Rule = (value: unknown) => boolean;
/** What is read of a body: the fields of the contract, but for hints that the server has no use for. */
type Fields<Body> = { readonly [F in keyof Body]: Rule };
/** A body after its check; null if it is malformed. */
type BodyCheck<Body> = (raw: unknown) => Body | null;

/** Code points. */
const longestRoom = 64;
const longestPhase = 20;

const isText: Rule = (value) => typeof value === 'string';
const text =
  (most: number, least = 0): Rule =>
  (value) =>
    typeof value === 'string' && value.length >= least && !isLongerThan(value, most);
const texts =
  (count: number, most: number): Rule =>
  (value) =>
    Array.isArray(value) && value.length <= count && value.every(text(most));
const isFlag: Rule = (value) => typeof value === 'boolean';
const isIndex: Rule = (value) => Number.isInteger(value) && Number(value) >= 0;
/** A game has no more rounds than questions. */
const isRound: Rule = (value) => isIndex(value) && Number(value) <= limits.questionsPerGame.max;
const oneOf =
  (...values: readonly unknown[]): Rule =>
  (value) =>
    values.includes(value);
const orNone =
  (rule: Rule): Rule =>
  (value) =>
    value === undefined || value === null || rule(value);
/** Of a TV, or of an overlay. */
const isToken: Rule = isSeatToken;
/** Looked at by hand: a malformed token has a code of its own. */
const isAnything: Rule = () => true;

/** More than the longest list of an answer. */
const longestList = 10;
/**
 * An option's index, nothing, or an object that may be an answer: whether it is one to the open question is for the game to
 * say. Of what it brings no more is looked at here than what it costs.
 */
const isAnswer: Rule = (value) => value === null || isChoice(value) || isSmallAnswer(value);
const isSmallAnswer: Rule = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  Object.keys(value).length === 2 &&
  questionKinds.some((kind) => kind === Reflect.get(value, 'kind')) &&
  Object.values(value).every(
    (part) =>
      Number.isFinite(part) ||
      text(taskLimits.typed)(part) ||
      (Array.isArray(part) &&
        part.length <= longestList &&
        part.every((one) => isIndex(one) || text(taskLimits.typed)(one))),
  );

/** Of an object only the index and the phase are looked at. */
const claimsSensibly: Rule = (state) =>
  typeof state === 'object' &&
  state !== null &&
  !Array.isArray(state) &&
  isIndex(Reflect.get(state, 'currentQuestionIndex') ?? 0) &&
  text(longestPhase)(Reflect.get(state, 'phase') ?? '');

const room = { roomId: text(longestRoom, 1) };
/** A number or nothing worth reading: a malformed one was never refused. */
const resumable = { ...room, since: isAnything };
const control = { ...room, gameState: orNone(claimsSensibly) };

/** What each message of a client must hold. What is not named here is ignored, what is claimed is not believed. */
const bodies: { readonly [M in ClientMessage]: Fields<ClientMessages[M]['body']> } = {
  hostConnect: resumable,
  startGame: control,
  nextQuestion: control,
  pauseGame: room,
  resumeGame: room,
  finishGame: room,
  setJoining: { ...room, joining: oneOf('open', 'locked') },
  setTeamMode: {
    ...room,
    teamMode: isFlag,
    preparedTeams: orNone(texts(limits.preparedTeams, longestTypedName)),
    onlyPreparedTeams: orNone(isFlag),
  },
  extendTime: { ...room, playerId: isText, factor: oneOf(...timeFactors) },
  admitPlayer: { ...room, playerId: isText, admit: isFlag },
  renamePlayer: { ...room, playerId: isText, name: text(longestTypedName) },
  removePlayer: { ...room, playerId: isText, ban: orNone(isFlag) },
  removeAbsent: room,
  judgeAnswer: { ...room, questionIndex: isIndex, text: text(taskLimits.typed, 1), accepted: isFlag },
  watchGame: { ...resumable, tvToken: orNone(isToken), overlayToken: orNone(isToken) },
  watchGames: {},
  watchTeam: room,
  openTv: { token: isToken },
  releaseTv: { token: isToken },
  joinGame: {
    ...resumable,
    playerName: text(longestTypedName),
    token: isAnything,
    teamName: orNone(text(longestTypedName)),
  },
  setReady: { ...room, ready: isFlag },
  chooseTeam: { ...room, teamName: text(longestTypedName) },
  declareJoker: { ...room, round: isRound },
  submitAnswer: { ...room, playerId: isText, questionIndex: isIndex, answer: isAnswer },
  leaveGame: room,
  syncClock: { t: Number.isFinite },
};

/** Takes the fields that a message has, and nothing else, out of what was sent; its cost depends on them alone. */
export const bodyCheck = <M extends ClientMessage>(message: M): BodyCheck<ClientMessages[M]['body']> => {
  const fields = Object.entries<Rule>(bodies[message]);
  return (raw) => {
    // What JSON brings has this prototype; bytes and lists have others.
    if (typeof raw !== 'object' || raw === null || Object.getPrototypeOf(raw) !== Object.prototype)
      return null;
    const body: Record<string, unknown> = {};
    for (const [field, rule] of fields) {
      const value = Object.hasOwn(raw, field) ? Reflect.get(raw, field) : undefined;
      if (!rule(value)) return null;
      body[field] = value;
    }
    return body as ClientMessages[M]['body'];
  };
};
