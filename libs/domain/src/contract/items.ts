import type { Difficulty } from './difficulty.js';
import type { Choice } from './game-state.js';
import type { QuestionKind } from './kinds.js';

/** A figure that rests on answers, or why there is none: a sum, so that nobody takes “too few” for a number. */
export type Figure =
  | { is: 'told'; value: number; standardError: number | null }
  | { is: 'tooFew'; answers: number; needed: number }
  /** Enough answers, and nothing to reckon with: all were right, say, or nobody was asked anything else. */
  | { is: 'undetermined' };

/** Answers without which a figure is not told (decision 70). */
export const itemFloors = {
  share: 30,
  discrimination: 100,
  reliability: 100,
  rasch: 150,
  twoParameter: 500,
} as const;

/** How a question parts those who knew the others from those who did not; backwards: the others were right. */
export type Separation = 'well' | 'fairly' | 'hardly' | 'backwards';

/** What a question of a game was worth, for its host. */
export interface QuestionVerdict {
  questionIndex: number;
  /** Seats that were asked it: no answer in time is a wrong one, and whoever came later was not asked. */
  answers: number;
  share: Figure;
  /** Correlation of being right with the share of the other questions that were right, -1 to 1. */
  discrimination: Figure;
  /** Null: too few answers to say, or nothing to compare with. */
  separation: Separation | null;
  /** Wrong options that those chose who knew the most of the rest: a trap, or the right one. */
  doubtful: Choice[];
  /** Options that fewer than one in twenty chose. */
  unused: Choice[];
}

/** What the questions of a finished game were worth. Opinions and voided questions are left out. */
export interface GameItems {
  gameId: string;
  questions: QuestionVerdict[];
  /** Cronbach's alpha, of those who were asked every question. */
  alpha: Figure;
  /** How many questions like these it takes for an alpha of .7. */
  lengthForReliable: Figure;
}

/** What a model of item response says of a question, on a scale on which abilities are spread as N(0, 1). */
export interface ModelFigures {
  discrimination: Figure;
  /** The ability at which half are right. */
  difficulty: Figure;
}

export interface AnalysedOption {
  option: string;
  /** Of all who were asked. */
  share: Figure;
  /** Correlation of choosing it with the share of the other questions that were right. */
  discrimination: Figure;
}

/** A question with the same text, options and key, over all games that asked it. */
export interface AnalysedQuestion {
  question: string;
  kind: QuestionKind;
  category: string;
  /** As it was called, not as it was. */
  difficulty: Difficulty;
  /** Index of the right option; null of other kinds. */
  answer: Choice | null;
  games: number;
  /** Seats that were asked it. */
  answers: number;
  /** How many were right in full, 0 to 1. */
  share: Figure;
  /** Correlation of being right with the share of the other questions that were right, within games. */
  discrimination: Figure;
  /** The same with the share of all questions, itself among them. */
  withTotal: Figure;
  /** Share right among the best 27 % less that among the last 27 %. */
  upperLower: Figure;
  /** Of kinds of which one option is chosen. */
  options: AnalysedOption[];
  rasch: ModelFigures;
  twoParameter: ModelFigures;
}

/** Questions over many games, those of most answers first. */
export interface ItemAnalysis {
  /** Games that were read, the newest ones. */
  games: number;
  gamesInScope: number;
  answers: number;
  questions: AnalysedQuestion[];
}
