import type { SeedQuestion } from '../../src/questions.types.js';
import { folded } from '../likeness.js';

/** A row of a table of facts: what is asked about, what is right, how hard it is to know. */
export interface Fact {
  /** The subject as it stands in an id. */
  key: string;
  subject: string;
  right: string;
  /** Further columns. */
  more: readonly string[];
  difficulty: SeedQuestion['difficulty'];
}

const difficulties = { E: 'Easy', M: 'Medium', H: 'Hard' } as const;

/** Reads a table with one fact a line: `E, M or H | subject | right answer | further columns`. Throws on any other line. */
export const readFacts = (text: string): Fact[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [level = '', subject = '', right = '', ...more] = line.split('|').map((cell) => cell.trim());
      if ((level !== 'E' && level !== 'M' && level !== 'H') || subject === '' || right === '')
        throw new Error(`Not a fact: ${line}`);
      return { key: keyFor(subject), subject, right, more, difficulty: difficulties[level] };
    });

/** The text as a part of an id: `things-fall-apart`. */
export const keyFor = (text: string): string =>
  folded(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
