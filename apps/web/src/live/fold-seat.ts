import type {
  AnswerAck,
  AnswerResultView,
  AnswerStoredView,
  JoinedAck,
  QuestionClosedMessage,
  SentAnswer,
} from '@clockbeat/domain/contract';
import { foldState } from './fold-state.js';
import { type Feedback, type GamePicture, isUnheard, type Turn } from './picture.js';

/** A seat taken, or taken again: what the server says of it replaces what this client believed. */
export const foldJoined = (picture: GamePicture, body: JoinedAck): GamePicture => {
  const seen = foldState({ ...picture, removed: null }, body.gameState);
  // Made from an older version than what a broadcast has told since: nothing here is news.
  const outdated = seen.me !== null && (seen.state?.version ?? 0) > body.gameState.version;
  if (outdated) return seen;
  const { lastResult } = body;
  const heardOnlyNow = lastResult && isUnheard(seen, lastResult.questionIndex);
  return {
    ...(heardOnlyNow ? heard(seen, lastResult.questionIndex) : seen),
    me: {
      playerId: body.playerId,
      teamName: body.teamName,
      ready: body.ready,
      score: body.score,
      streak: body.streak,
      scoredIndex: lastResult?.questionIndex ?? seen.me?.scoredIndex ?? -1,
      timeFactor: body.timeFactor ?? 1,
      joker: body.joker ?? null,
    },
    lobby: body.lobby,
    turn: restoredTurn(seen, body),
    feedback: (heardOnlyNow && feedbackOfResult(lastResult)) || seen.feedback,
  };
};

/** Where others see another name, masked or drawn, its player sees its own in every list. */
export const withOwnName = (picture: GamePicture, name: string): GamePicture => {
  const { me, board, lobby, final } = picture;
  const own = <E extends { id: string; name: string }>(list: E[]): E[] =>
    list.map((entry) => (entry.id === me?.playerId ? { ...entry, name } : entry));
  const isOther = [...board.players, ...lobby, ...(final?.finalScores ?? [])].some(
    (entry) => entry.id === me?.playerId && entry.name !== name,
  );
  return isOther
    ? {
        ...picture,
        board: { ...board, players: own(board.players) },
        lobby: own(lobby),
        final: final && { ...final, finalScores: own(final.finalScores) },
      }
    : picture;
};

/** This player's choice, locked before the server has heard of it; before a reload it was perhaps of an earlier question. */
export const foldAnswerSent = (
  picture: GamePicture,
  questionIndex: number,
  answer: SentAnswer,
): GamePicture => {
  const { turn, unheard } = picture;
  const isOpen = turn.index === questionIndex;
  if (isUnheard(picture, questionIndex) || (isOpen && turn.locked)) return picture;
  return {
    ...picture,
    unheard: [...unheard, { questionIndex, answer }],
    turn: isOpen ? { ...turn, locked: true, answer } : turn,
  };
};

const heard = (picture: GamePicture, questionIndex: number): GamePicture =>
  isUnheard(picture, questionIndex)
    ? { ...picture, unheard: picture.unheard.filter((sent) => sent.questionIndex !== questionIndex) }
    : picture;

/** The judged answer, from the acknowledgement or the message, perhaps after the next question opened. */
export const foldAnswerResult = (picture: GamePicture, body: AnswerAck): GamePicture => {
  if ('stored' in body) return foldAnswerStored(picture, body);
  const { me, turn } = picture;
  const known = me !== null && body.questionIndex <= me.scoredIndex;
  const feedback = known && !isUnheard(picture, body.questionIndex) ? null : feedbackOfResult(body);
  const told = { ...heard(picture, body.questionIndex), feedback: feedback ?? picture.feedback };
  if (me && body.questionIndex < me.scoredIndex) return feedback ? told : picture;
  return {
    ...told,
    me: me && { ...me, score: body.totalScore, streak: body.streak, scoredIndex: body.questionIndex },
    turn: turn.index === body.questionIndex ? answeredTurn(turn, body) : turn,
  };
};

/** In a paced game: the server has it, and nobody says yet what it comes to. One that may be changed is not locked. */
const foldAnswerStored = (picture: GamePicture, body: AnswerStoredView): GamePicture => {
  const told = heard(picture, body.questionIndex);
  return told.turn.index === body.questionIndex ? { ...told, turn: storedTurn(told.turn, body) } : told;
};

/** Back at what is stored, to be changed again if there is time. */
const keptTurn = (turn: Turn, stored: NonNullable<Turn['stored']>, tooLate: boolean): Turn => ({
  ...turn,
  locked: tooLate || stored.changesLeft === 0,
  answer: stored.answer,
});

const storedTurn = (turn: Turn, { answer, changesLeft }: AnswerStoredView): Turn => ({
  ...turn,
  locked: changesLeft === 0,
  answer,
  stored: { answer, changesLeft },
});

/** Not counted. A late one stays locked and the question's end tells the rest; any other may be tried again. */
export const foldAnswerRefused = (
  picture: GamePicture,
  questionIndex: number,
  tooLate: boolean,
): GamePicture => {
  const { me, turn, lastClosed } = picture;
  const isOpen = turn.index === questionIndex;
  // Only a change of it was refused: what the server has counts.
  if (isOpen && turn.stored)
    return { ...heard(picture, questionIndex), turn: keptTurn(turn, turn.stored, tooLate) };
  const refused: GamePicture = {
    ...heard(picture, questionIndex),
    turn: isOpen ? { ...turn, locked: tooLate, answer: tooLate ? turn.answer : null } : turn,
  };
  // Counted all the same, as another tab or device of this seat knows.
  if (!tooLate || me === null || me.scoredIndex === questionIndex) return refused;
  const closed = lastClosed?.questionIndex === questionIndex ? lastClosed : null;
  // Its end, which is to come, tells it together with what was right.
  if (isOpen && !closed && picture.state?.status !== 'finished') return refused;
  return missed(refused, questionIndex, 'late', closed);
};

/** The end of a question: without an answer of ours that counted, it was missed. */
export const foldQuestionClosed = (picture: GamePicture, body: QuestionClosedMessage): GamePicture => {
  const { turn } = picture;
  const closed = { ...picture, lastClosed: body };
  // An empty answer hears only now what was right.
  const untold = turn.result?.questionIndex === body.questionIndex && !hasKey(turn.result);
  const answered = picture.me !== null && picture.me.scoredIndex >= body.questionIndex && !untold;
  const undecided = isUnheard(picture, body.questionIndex);
  if (picture.me === null || answered || undecided || turn.index !== body.questionIndex) return closed;
  // What it came to is on its way.
  if (turn.stored) return closed;
  // Locked without a result only after a reload: the server says it was answered, so nothing was missed.
  if (turn.locked && turn.answer === null && !untold) return closed;
  return missed(closed, body.questionIndex, turn.answer === null ? 'no-answer' : 'late', body);
};

const restoredTurn = ({ turn, unheard, me }: GamePicture, body: JoinedAck): Turn => {
  const { answered, lastResult, gameState } = body;
  if (lastResult?.questionIndex === turn.index) return answeredTurn(turn, lastResult);
  if (body.pending?.questionIndex === turn.index) return storedTurn(turn, body.pending);
  // who comes when a question is closed has missed none
  if (answered || (gameState.stage && !me)) return { ...turn, locked: true };
  const sent = unheard.find(({ questionIndex }) => questionIndex === turn.index);
  return sent ? { ...turn, locked: true, answer: sent.answer } : turn;
};

const answeredTurn = (turn: Turn, result: AnswerResultView): Turn => ({
  index: turn.index,
  locked: true,
  answer: result.answer,
  result,
  stored: null,
});

const missed = (
  picture: GamePicture,
  questionIndex: number,
  why: Feedback['missed'],
  closed: QuestionClosedMessage | null,
): GamePicture => {
  const { me } = picture;
  const key = closed && keyIn(closed);
  return {
    ...picture,
    // An opinion leaves the streak as it was, and a later question's result brought one that knows better.
    me: me && ((closed && !key) || me.scoredIndex > questionIndex ? me : { ...me, streak: 0 }),
    feedback: { questionIndex, isCorrect: false, missed: why, points: 0, speedBonus: 0, key },
  };
};

/** Null as long as the key of an empty answer's question is a secret. */
const feedbackOfResult = (result: AnswerResultView): Feedback | null =>
  hasKey(result)
    ? {
        questionIndex: result.questionIndex,
        isCorrect: result.isCorrect,
        fraction: result.fraction,
        missed: result.answer === null ? 'no-answer' : null,
        points: result.points,
        speedBonus: result.speedBonus,
        key: keyIn(result),
      }
    : null;

type WithKey = Pick<QuestionClosedMessage, 'correctAnswer' | 'correctAnswerText'>;

const hasKey = (result: AnswerResultView): result is AnswerResultView & WithKey =>
  result.correctAnswer !== undefined;

/** None where the question asked for an opinion. */
const keyIn = ({ correctAnswer: choice, correctAnswerText: text }: WithKey): Feedback['key'] =>
  text ? { choice, text } : null;
