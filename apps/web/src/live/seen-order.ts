import {
  type AnswerResultView,
  type Choice,
  type GivenAnswer,
  type OpenQuestionView,
  optionsSeen,
  optionText,
  type QuestionClosedMessage,
  type SentAnswer,
} from '@clockbeat/domain/contract';
import type { Feedback, GamePicture, Turn } from './picture.js';

/** A question whose options stand in the order in which this player sees them. */
export interface AskedQuestion extends OpenQuestionView {
  /** At each place the index that the option is told by; absent: they stand as they are told. */
  order?: Order;
}
type Order = readonly Choice[];

/**
 * In a shuffled game all that a player sees speaks of places: what is A on the screen is A in the verdict. Messages and the log
 * speak of the indexes that options are told by: these become places here, and what is chosen an index again (`asTold`).
 */
export const asSeen = (picture: GamePicture): GamePicture => {
  const { state, me, turn, feedback, lastClosed } = picture;
  if (!state?.rules?.shuffle || !me) return picture;
  return once(picture, () => {
    const { gameId, question } = state;
    const orderOf = (index: number): Order | undefined => orders.get(`${gameId} ${me.playerId} ${index}`);
    if (question && hasOptions(question))
      orders.set(
        `${gameId} ${me.playerId} ${question.index}`,
        optionsSeen(gameId, me.playerId, question.index, question.options.length),
      );
    const seen = <Told extends object>(told: Told, index: number, by: (told: Told, order: Order) => Told) => {
      const order = orderOf(index);
      return order ? once(told, () => by(told, order)) : told;
    };
    return {
      ...picture,
      state: { ...state, question: question && seen(question, question.index, questionSeen) },
      turn: seen(turn, turn.index, turnSeen),
      feedback: feedback && seen(feedback, feedback.questionIndex, feedbackSeen),
      lastClosed: lastClosed && seen(lastClosed, lastClosed.questionIndex, closedSeen),
    };
  });
};

/** An answer by places, as the server knows it. */
export const asTold = (answer: SentAnswer, order: Order): SentAnswer =>
  withIndexes(answer, (place) => order[place] ?? place);

/** Of the questions that were on the screen: a verdict may come when the next one is. */
const orders = new Map<string, Order>();

/** A screen takes another object for news. */
const made = new WeakMap<object, object>();
const once = <Told extends object>(told: Told, make: () => Told): Told => {
  const known = made.get(told) as Told | undefined;
  if (known) return known;
  const seen = make();
  made.set(told, seen);
  return seen;
};

const hasOptions = ({ kind = 'single' }: OpenQuestionView): boolean =>
  ['single', 'multi', 'poll'].includes(kind);

const placeIn =
  (order: Order) =>
  (index: Choice): Choice =>
    order.indexOf(index) as Choice;

const withIndexes = <Answer extends SentAnswer | GivenAnswer>(
  answer: Answer,
  to: (index: Choice) => Choice,
): Answer => {
  const given: SentAnswer = answer;
  if (typeof given === 'number') return to(given) as Answer;
  if (given.kind !== 'multi') return answer;
  const choices = given.choices.map((index) => to(index as Choice)).sort((a, b) => a - b);
  return Object.assign({}, answer, { choices });
};

const answerSeen = <Answer extends SentAnswer | GivenAnswer | null | undefined>(
  answer: Answer,
  order: Order,
): Answer => (answer == null ? answer : withIndexes(answer, placeIn(order)));

const questionSeen = (question: AskedQuestion, order: Order): AskedQuestion => ({
  ...question,
  options: order.map((index) => optionText(question.options, index)),
  order,
});

const turnSeen = (turn: Turn, order: Order): Turn => ({
  ...turn,
  answer: answerSeen(turn.answer, order),
  result: turn.result && { ...keySeen(turn.result, order), answer: answerSeen(turn.result.answer, order) },
  stored: turn.stored && { ...turn.stored, answer: answerSeen(turn.stored.answer, order) },
});

const feedbackSeen = (feedback: Feedback, order: Order): Feedback => ({
  ...feedback,
  key: feedback.key && { ...feedback.key, choice: answerSeen(feedback.key.choice, order) },
});

const closedSeen = (closed: QuestionClosedMessage, order: Order): QuestionClosedMessage => ({
  ...keySeen(closed, order),
  counts: order.map((index) => closed.counts[index] ?? 0),
  ...(closed.groups && {
    groups: closed.groups.map((group) => ({ ...group, answer: answerSeen(group.answer, order) })),
  }),
});

const keySeen = <Told extends Pick<AnswerResultView, 'correctAnswer' | 'key'>>(
  told: Told,
  order: Order,
): Told => ({
  ...told,
  ...(told.correctAnswer !== undefined && { correctAnswer: answerSeen(told.correctAnswer, order) }),
  ...(told.key && { key: answerSeen(told.key, order) }),
});
