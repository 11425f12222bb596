import type { Choice, OptionCounts, OptionTexts } from './game-state.js';
import type { QuestionKind } from './kinds.js';

/** The last four weeks, the last twelve, or everything. */
export const insightsPeriods = ['4w', '12w', 'all'] as const;
export type InsightsPeriod = (typeof insightsPeriods)[number];

/** A game of the period, and who came to it. */
export interface InsightsGame {
  id: string;
  title: string;
  finishedAt: string;
  players: number;
  /** Of the signed-in ones, how many had played an earlier game of this host; nobody else can be known again. */
  returning: number;
}

/** Accounts that played: the only players who can be told apart from one evening to the next. */
export interface InsightsAccounts {
  accounts: number;
  /** Of them, how many had played another game of this host before. */
  returning: number;
}

/** A question with the same key, over all games that asked it. */
export interface InsightsQuestion {
  question: string;
  /** Absent: one option is right. Opinions are not listed. */
  kind?: QuestionKind;
  options: OptionTexts;
  /** Null of other kinds. */
  answer: Choice | null;
  /** How often each option was chosen. */
  counts: OptionCounts;
  /** Answers that were right in full. */
  correct: number;
  /** The same with what was right in part, each by its share; absent where that is `correct`. */
  shares?: number;
  /** Answers given: where one option is right, the sum of `counts`. */
  answers: number;
  games: number;
  /** The newest game that asked it. */
  gameId: string;
}

export interface InsightsQuestions {
  /** Different questions that were asked, and how often anybody was right. */
  asked: number;
  answers: number;
  correct: number;
  /** As of a question. */
  shares?: number;
  /** Of the different questions, how many were chosen on often enough to say something of them. Absent from older servers. */
  judged?: number;
  /** A wrong option has more than half of the choices: a trap, or a wrong key. */
  doubtful: InsightsQuestion[];
  /** The lowest shares of right choices, without the doubtful ones. Nothing of it is among the easiest. */
  hardest: InsightsQuestion[];
  easiest: InsightsQuestion[];
}

/** When choices came, of all questions with the same time limit. */
export interface InsightsPace {
  /** Seconds. */
  timeLimit: number;
  questions: number;
  answers: number;
  /** Players who let the time run out, or were gone. */
  missed: number;
  /** Choices in each half second, from the first to the last of the time limit. */
  bins: number[];
}

/** Of the players who answered anything, in games that came this far: how many answered this question or a later one. */
export interface InsightsStay {
  questionIndex: number;
  games: number;
  players: number;
  stayed: number;
}

/** What the first place came by, in games of two players or more that had a winner. */
export interface InsightsDecided {
  /** The winner alone had the most right answers, those in part by their share. */
  knowledge: number;
  /** Several had as many, and speed chose among them. */
  tie: number;
  /** Somebody else had more right answers: without the speed bonus another name would have won. */
  speed: number;
}

/** What a host's finished live games of a period have in common. */
export interface Insights {
  /** In the order of their ends; the newest ones, where there are more than are read. */
  games: InsightsGame[];
  /** How many the period has in all. */
  gamesInPeriod: number;
  signedIn: InsightsAccounts;
  questions: InsightsQuestions;
  /** The time limits that most choices were made under, at most three. */
  pace: InsightsPace[];
  stays: InsightsStay[];
  decided: InsightsDecided;
}
