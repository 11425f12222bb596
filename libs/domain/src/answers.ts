import { standingCorrections } from './corrections.js';
import type { AnswerOutcome, GameEventData, RecordedEvent } from './events.js';
import type { PlayableGame } from './game.js';
import type { PlayerId } from './ids.js';

type Answer = GameEventData['AnswerSubmitted'];
/** Every answer of a game, by question index and player. */
export type AnswersByQuestion = Map<number, Map<PlayerId, Answer>>;

/** Notes an answer of the log, and what its host has said of it while the game went on; other events leave none. */
export const noteAnswer = (answers: AnswersByQuestion, event: RecordedEvent): void => {
  if (event.type === 'AnswersJudged') noteVerdict(answers, event.data);
  if (event.type !== 'AnswerSubmitted') return;
  const ofQuestion = answers.get(event.data.questionIndex) ?? new Map<PlayerId, Answer>();
  ofQuestion.set(event.data.playerId, event.data);
  answers.set(event.data.questionIndex, ofQuestion);
};

/** What an outcome leaves out it has not: nothing of the one before may stay. */
export const withOutcome = <A extends Answer>(answer: A, is: AnswerOutcome): A => {
  const { fraction: _, streakBonus: __, ...given } = answer;
  return { ...(given as A), ...is };
};

const noteVerdict = (
  answers: AnswersByQuestion,
  { questionIndex, outcomes }: GameEventData['AnswersJudged'],
): void => {
  const ofQuestion = answers.get(questionIndex);
  for (const { playerId, is } of outcomes) {
    const answer = ofQuestion?.get(playerId);
    if (answer) ofQuestion?.set(playerId, withOutcome(answer, is));
  }
};

/** The answers as they count: with the outcomes of the corrections that stand. What no correction touches is shared. */
export const countedAnswers = (game: PlayableGame, answers: AnswersByQuestion): AnswersByQuestion => {
  const counted: AnswersByQuestion = new Map(answers);
  for (const { questionIndex, outcomes } of standingCorrections(game)) {
    const ofQuestion = new Map(answers.get(questionIndex));
    for (const { playerId, is } of outcomes) {
      const answer = ofQuestion.get(playerId);
      if (answer) ofQuestion.set(playerId, withOutcome(answer, is));
    }
    counted.set(questionIndex, ofQuestion);
  }
  return counted;
};
