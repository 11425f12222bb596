import type { OwnQuestion } from '../../../hosting/own-question.js';

type Questions = readonly OwnQuestion[];

/** The list with one put in the place of its older self, or at the end. */
export const withQuestion = (questions: Questions, question: OwnQuestion): Questions =>
  questions.some(({ id }) => id === question.id)
    ? questions.map((one) => (one.id === question.id ? question : one))
    : [...questions, question];

/** The list with one at another place, from 0; beyond its ends it stays as it was. */
export const withMoved = (questions: Questions, from: number, to: number): Questions => {
  const moved = questions[from];
  if (!moved || to < 0 || to >= questions.length) return questions;
  return withInserted(questions.toSpliced(from, 1), moved, to);
};

export const withoutAt = (questions: Questions, place: number): Questions => questions.toSpliced(place, 1);

export const withInserted = (questions: Questions, question: OwnQuestion, place: number): Questions =>
  questions.toSpliced(place, 0, question);
