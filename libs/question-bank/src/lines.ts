import type { SeedQuestion } from './questions.types.js';

const difficulties = { E: 'Easy', M: 'Medium', H: 'Hard' } as const;

/** A question as a person writes it: one line. */
export interface Line extends Pick<SeedQuestion, 'id' | 'question' | 'difficulty'> {
  /** What stands behind the question, cell by cell. */
  cells: readonly string[];
  text: string;
}

/**
 * Lines `id | E, M or H | question | …`, so that a person can look through a whole bank. Empty ones are for the eye. Throws on
 * the first that begins in another way.
 */
export const readLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', level = '', question = '', ...cells] = line.split('|').map((cell) => cell.trim());
      if (!isLevel(level)) throw noQuestion(line);
      return { id, question, difficulty: difficulties[level], cells, text: line };
    });

export const noQuestion = (line: string): Error => new Error(`Not a question: ${line}`);

const isLevel = (level: string): level is keyof typeof difficulties => Object.hasOwn(difficulties, level);

/** Options without the star that marks a right one, and which have it. */
export const readMarked = (cells: readonly string[]): { options: string[]; right: number[] } => ({
  options: cells.map((option) => option.replace(/^\*/, '')),
  right: cells.flatMap((option, index) => (option.startsWith('*') ? [index] : [])),
});
