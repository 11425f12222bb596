import type {
  AnswerAck,
  AnswerResultView,
  Choice,
  JoinedAck,
  QuestionClosedMessage,
} from '@clockbeat/domain/contract';
import { foldState } from './fold-state.js';
import type { Feedback, GamePicture, Turn } from './picture.js';

/** A seat taken, or taken again: what the server says of it replaces what this client believed. */
export const foldJoined = (picture: GamePicture, body: JoinedAck): GamePicture => {
  const seen = foldState({ ...picture, removed: null }, body.gameState);
  // Made from an older version than what a broadcast has told since: nothing here is news.
  const outdated = seen.me !== null && (seen.state?.version ?? 0) > body.gameState.version;
  if (outdated) return seen;
  const { lastResult } = body;
  const heardOnlyNow = seen.turn.sending && lastResult?.questionIndex === seen.turn.index;
  return {
    ...seen,
    me: {
      playerId: body.playerId,
      teamName: body.teamName,
      ready: body.ready,
      score: body.score,
      streak: body.streak,
      scoredIndex: lastResult?.questionIndex ?? seen.me?.scoredIndex ?? -1,
    },
    lobby: body.lobby,
    turn: restoredTurn(seen.turn, body),
    feedback: (heardOnlyNow && feedbackOfResult(lastResult)) || seen.feedback,
  };
};

/** This player's choice, locked before the server has heard of it. */
export const foldAnswerSent = (picture: GamePicture, questionIndex: number, choice: Choice): GamePicture => {
  const { turn } = picture;
  if (turn.index !== questionIndex || turn.locked) return picture;
  return { ...picture, turn: { ...turn, locked: true, sending: true, choice } };
};

/** The judged answer, from the acknowledgement or the message, perhaps after the next question opened. */
export const foldAnswerResult = (picture: GamePicture, body: AnswerAck): GamePicture => {
  const { me, turn } = picture;
  if (me && body.questionIndex < me.scoredIndex) return picture;
  const repeated = me?.scoredIndex === body.questionIndex;
  const feedback = repeated ? null : feedbackOfResult(body);
  return {
    ...picture,
    me: me && { ...me, score: body.totalScore, streak: body.streak, scoredIndex: body.questionIndex },
    turn: turn.index === body.questionIndex ? answeredTurn(turn, body) : turn,
    feedback: feedback ?? picture.feedback,
  };
};

/** Not counted. A late one stays locked and the question's end tells the rest; any other may be tried again. */
export const foldAnswerRefused = (
  picture: GamePicture,
  questionIndex: number,
  tooLate: boolean,
): GamePicture => {
  const { me, turn, lastClosed } = picture;
  const reopened =
    turn.index === questionIndex
      ? {
          ...picture,
          turn: { ...turn, sending: false, locked: tooLate, choice: tooLate ? turn.choice : null },
        }
      : picture;
  if (!tooLate || lastClosed?.questionIndex !== questionIndex) return reopened;
  // A result that was heard meanwhile, of this question or the next one, brought a streak that knows better.
  return me && me.scoredIndex >= questionIndex ? reopened : missed(reopened, lastClosed);
};

/** The end of a question: without an answer of ours that counted, it was missed. */
export const foldQuestionClosed = (picture: GamePicture, body: QuestionClosedMessage): GamePicture => {
  const { turn } = picture;
  const closed = { ...picture, lastClosed: body };
  // An empty answer hears only now what was right.
  const untold = turn.result?.questionIndex === body.questionIndex && !hasKey(turn.result);
  const answered = picture.me !== null && picture.me.scoredIndex >= body.questionIndex && !untold;
  const undecided = turn.index === body.questionIndex && turn.sending;
  if (picture.me === null || answered || undecided || turn.index !== body.questionIndex) return closed;
  // Locked without a result only after a reload: the server says it was answered, so nothing was missed.
  if (turn.locked && turn.choice === null && !untold) return closed;
  return missed(closed, body);
};

const restoredTurn = (turn: Turn, body: JoinedAck): Turn => {
  const { answered, lastResult } = body;
  if (lastResult?.questionIndex === turn.index) return answeredTurn(turn, lastResult);
  if (answered) return { ...turn, locked: true, sending: false };
  return turn;
};

const answeredTurn = (turn: Turn, result: AnswerResultView): Turn => ({
  index: turn.index,
  locked: true,
  sending: false,
  choice: result.answer,
  result,
});

const missed = (picture: GamePicture, body: QuestionClosedMessage): GamePicture => ({
  ...picture,
  me: picture.me && { ...picture.me, streak: 0 },
  feedback: {
    questionIndex: body.questionIndex,
    isCorrect: false,
    missed: true,
    points: 0,
    speedBonus: 0,
    correctAnswer: body.correctAnswer,
    correctAnswerText: body.correctAnswerText,
  },
});

/** Null as long as the key of an empty answer's question is a secret. */
const feedbackOfResult = (result: AnswerResultView): Feedback | null =>
  hasKey(result) ? { ...result, missed: result.answer === null } : null;

const hasKey = (result: AnswerResultView): result is Required<AnswerResultView> =>
  result.correctAnswer !== undefined;
