import type { SeedQuestion } from '../src/questions.types.js';

interface Asked {
  /** `capital-ng`: unique, and the same whenever the bank is made again. */
  id: string;
  difficulty: SeedQuestion['difficulty'];
  question: string;
  answer: string;
}

/** A question whose options stand in any order; three of `wrong` are taken by chance. */
export interface WordCandidate extends Asked {
  wrong: readonly string[];
}

/** A question whose options stand from small to large; wrong ones are taken nearest first. */
export interface NumberCandidate extends Asked {
  below: readonly string[];
  above: readonly string[];
}

/** A question before its options are chosen and placed. */
export type Candidate = WordCandidate | NumberCandidate;

/** Questions of one kind, and the category to which they belong. Those that come out with fewer than three wrong options are left out. */
export interface Family {
  name: string;
  category: string;
  candidates: readonly Candidate[];
}
