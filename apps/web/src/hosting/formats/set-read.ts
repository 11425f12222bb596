import { type FileMedia, type FileQuestion, limits, type SetFile } from '@clockbeat/domain/contract';
import { type FormatProblem, type LeftOutCounts, LeftOutTally } from './read-format.js';

/** A file that has more than a row of a CSV can say: it goes to the server as a set. */
export interface SetRead {
  readonly format: 'json' | 'moodle';
  readonly set: SetFile;
  /** The line on which each question begins. */
  readonly places: readonly number[];
  /** What its questions show and play, by what they call it. */
  readonly files: Readonly<Record<string, FileMedia>>;
  readonly problems: readonly FormatProblem[];
  readonly leftOut: LeftOutCounts;
  readonly count: number;
}

/** Without what we have no room for beside a question: that does not keep the question out. */
export const withRoom = (questions: readonly FileQuestion[], tally: LeftOutTally): FileQuestion[] =>
  questions.map((question) => {
    if ([...(question.explanation ?? '')].length <= limits.explanation) return question;
    tally.add('longExplanation');
    const { explanation: _, ...others } = question;
    return others;
  });
