import { ApiError } from '../../api/request.js';
import { goneQuestions } from './gone-questions.js';

const refusal = (status: number, reason: string): ApiError =>
  new ApiError(status, '{}', 'validation', reason);

it('reads the places of unknown questions from the refusal', () => {
  const reason =
    'questions.0: there is no question with this id questions.12: this question is in the list twice';
  expect(goneQuestions(refusal(400, reason))).toEqual([0, 12]);
});

it('reads nothing from any other refusal', () => {
  expect(goneQuestions(refusal(400, 'questions.3.timeLimit must not be greater than 120'))).toEqual([]);
  expect(goneQuestions(refusal(409, 'questions.3: there is no question with this id'))).toEqual([]);
  expect(goneQuestions(new Error('questions.3: no'))).toEqual([]);
});
