import type { AssignmentReport, AttemptAnswer } from '@clockbeat/domain';
import type { Cell, Rows } from '../spreadsheet/spreadsheet.js';

const besides = [
  'Name',
  'Where',
  'Attempt',
  'Counts',
  'Position',
  'Score',
  'Right',
  'Answered',
  'Began',
  'Ended',
];

/** A column for each question: how much of the answer was right, in percent. */
export const reportColumns = ({ questions }: AssignmentReport): string[] => [
  ...besides,
  ...questions.map(({ questionIndex }) => `Question ${questionIndex + 1}, %`),
];

const percent = (answer: AttemptAnswer | null): Cell =>
  answer === null || answer.share === null ? null : Math.round(1_000 * answer.share) / 10;

/** A row for each attempt, then one for each player of the live games beside it, then those who made none. */
export function* reportRows({ people, live, missing }: AssignmentReport): Rows & Generator<Cell[]> {
  for (const { name, position, attempts } of people)
    for (const one of attempts)
      yield [
        ...[name, 'own pace', one.number, one.counts ? 'yes' : 'no', one.counts ? position : null],
        ...[one.score, one.correct, one.answered, one.startedAt, one.endedAt],
        ...one.answers.map(percent),
      ];
  for (const { gameId, name, position, score, correct, answers } of live)
    yield [
      ...[name, gameId, null, null, position, score, correct],
      ...[answers.filter((answer) => answer !== null && answer.share !== null).length, null, null],
      ...answers.map(percent),
    ];
  for (const name of missing) yield [name];
}
