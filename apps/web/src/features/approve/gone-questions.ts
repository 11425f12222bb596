import { ApiError } from '../../api/request.js';

const ofQuestion = /questions\.(\d+): /g;

/** Places in the list of the questions that the server does not know any more; empty when the refusal is another. */
export const goneQuestions = (error: unknown): number[] =>
  error instanceof ApiError && error.statusCode === 400
    ? [...error.reason.matchAll(ofQuestion)].map(([, index]) => Number(index))
    : [];
