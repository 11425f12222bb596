import { type AnswersByQuestion, noteAnswer } from '../src/answers.js';
import type { RecordedEvent } from '../src/events.js';

/** The answers in a log, as they were told that night. */
export const answersIn = (events: Iterable<RecordedEvent>): AnswersByQuestion => {
  const answers: AnswersByQuestion = new Map();
  for (const event of events) noteAnswer(answers, event);
  return answers;
};
