import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultQuestions } from './default.questions.js';
import { factQuestions, factTasks, pictureQuestions } from './facts/index.js';
import { handWritten } from './hand-written.js';
import type { SeedChoice, SeedPicture, SeedQuestion } from './questions.types.js';

export { answeringOf, templateOf } from './draw-keys.js';
export type { SeedChoice, SeedPicture, SeedQuestion } from './questions.types.js';
export { bankVersion } from './versions.js';

/** Those with one right of four options, in the order of the bank: a category begins with what was written for it by hand. */
export const seedChoices: readonly SeedChoice[] = [...handWritten, ...factQuestions, ...defaultQuestions];

/** Every seeded question in the order of the bank: other kinds and pictures stand behind all that every client knows. */
export const seedQuestions: readonly SeedQuestion[] = [...seedChoices, ...factTasks, ...pictureQuestions];

/** Beside the sources, or in dist for what runs from dist/run. */
const pictures = ['../pictures', '../libs/question-bank/pictures'].map((path) =>
  join(import.meta.dirname, path),
);

/** The file that a question shows. */
export const pictureOf = ({ id }: Pick<SeedPicture, 'id'>): Promise<Buffer> =>
  readFile(join(pictures.find(existsSync) ?? '', `${id}.webp`));

/** The ids of the 10 default questions, in the order in which a default game asks them. */
export const defaultQuestionIds: readonly string[] = defaultQuestions.map((question) => question.id);
