import { join } from 'node:path';
import type { Scene, SceneName } from '../scenes/scene';
import { type QuestionSize, questionSizes, type Size, sizes } from '../scenes/sizes';

export const folder = join(import.meta.dirname, '../../../screens');

export interface Look {
  readonly size: Size | QuestionSize;
  readonly colorScheme: 'light' | 'dark';
  /** % of the usual size. */
  readonly letters: 100 | 200;
}

export const screenOf = ({ size }: Look): { width: number; height: number } =>
  ({ ...sizes, ...questionSizes })[size];

/** Each scene on a phone and on what it is made for, by day and by night; a question on every screen, in letters twice as large. */
export const looksOf = ({ by, isQuestion }: Scene): Look[] => [
  ...(['phone', by === 'stage' ? 'stage' : 'desktop'] as const).flatMap((size) => [
    { size, colorScheme: 'light' as const, letters: 100 as const },
    { size, colorScheme: 'dark' as const, letters: 100 as const },
  ]),
  ...(isQuestion ? lettersOfQuestions : []),
];

const lettersOfQuestions = (Object.keys(questionSizes) as QuestionSize[]).flatMap((size) =>
  ([100, 200] as const).map((letters) => ({ size, colorScheme: 'light' as const, letters })),
);

export const pictureOf = (scene: SceneName, { size, colorScheme, letters }: Look): string =>
  `${scene}.${size}.${colorScheme}${letters === 200 ? '.large-letters' : ''}.png`;
