import type { Choice } from './game-state.js';
import type { Scoring, TeamScore } from './rules.js';

/** A question of a game that was played, with another key. */
export interface OtherKey {
  questionIndex: number;
  /** The option that counts as right. */
  answer: Choice;
}

/** A question with an answer in words, for which more of them count. */
export interface OtherWords {
  questionIndex: number;
  /** As if their author had listed them: what is spelled nearly the same counts too. */
  texts: string[];
}

/** The rules by which a finished game is scored again. What is left out stays as it was. */
export interface OtherRules {
  /** A question keeps its weight: one that was worth twice the usual is worth twice the usual of the other scoring. */
  scoring?: Scoring;
  /** Whether time may earn points; false takes what it earned, and equal scores share their place. */
  speed?: boolean;
  streakBonus?: boolean;
  teamScore?: TeamScore;
  /** So many questions of each player count: those that gave the most points. */
  best?: number;
  /** Indexes of questions that count for nobody. */
  drop?: number[];
  rekey?: OtherKey[];
  accept?: OtherWords[];
}

/** Bounds of other rules: texts of a question, and links to one game by them. */
export const otherRulesLimits = { texts: 20, links: 10 } as const;

export interface WhatIfPlace {
  /** From 1; equals share it. */
  position: number;
  score: number;
}

export interface WhatIfPlayer {
  id: string;
  name: string;
  teamName: string | null;
  was: WhatIfPlace;
  is: WhatIfPlace;
  /** The questions that gave the player other points: what they gave, and what they would have given. */
  why: { questionIndex: number; was: number; is: number }[];
}

export interface WhatIfTeam {
  teamName: string;
  was: WhatIfPlace;
  is: WhatIfPlace;
}

/** A question that gives somebody other points. */
export interface WhatIfQuestion {
  questionIndex: number;
  question: string;
  /** Points of all players together. */
  was: number;
  is: number;
  /** How many players it gives more, and how many fewer. */
  gain: number;
  lose: number;
}

/**
 * What no reckoning can know: whether people would have answered otherwise (`answers`), whether they would have taken more or
 * less time (`times`), and which teams they would have formed (`teams`).
 */
export const whatIfUnknowns = ['answers', 'times', 'teams'] as const;
export type WhatIfUnknown = (typeof whatIfUnknowns)[number];

/** A finished game beside itself under other rules. Nothing of it is stored. */
export interface WhatIf {
  gameId: string;
  title: string;
  participantCount: number;
  /** Questions that count, as the game stands and by the other rules. */
  counted: { was: number; is: number };
  /** How many players' scores change, how many come higher, and how many lower. */
  changed: number;
  higher: number;
  lower: number;
  /** Those who are among the best 100 of either table, in the order of the other one. */
  players: WhatIfPlayer[];
  /** In the order of the other table; empty without team mode. */
  teams: WhatIfTeam[];
  /** Only those that give somebody other points. */
  questions: WhatIfQuestion[];
  unknown: WhatIfUnknown[];
}

/** A link by which anybody sees a finished game by other rules, as the game's host may know it. */
export interface WhatIfLink {
  id: string;
  rules: OtherRules;
  createdAt: string;
}

/** A link that was just made. */
export interface NewWhatIfLink extends WhatIfLink {
  /** Only this answer holds it: we keep its hash. */
  url: string;
}

export interface SharedWhatIfBody {
  /** What stands behind the `#` of the link. */
  secret: string;
}

export interface SharedPlayer {
  name: string;
  teamName: string | null;
  was: WhatIfPlace;
  is: WhatIfPlace;
}

/** A question of which the other rules speak. */
export interface SharedQuestion {
  questionIndex: number;
  question: string;
  /** Empty where it has none. */
  options: string[];
}

/**
 * A finished game beside itself under other rules, as anybody may see it who has a link. Who answered what, and how each question
 * went, is its host's alone.
 */
export interface SharedWhatIf {
  title: string;
  participantCount: number;
  /** How points were made when it was played. */
  scoring: Scoring;
  rules: OtherRules;
  ruled: SharedQuestion[];
  counted: { was: number; is: number };
  changed: number;
  higher: number;
  lower: number;
  /** Those who are among the best 100 of either table, in the order of the other one. */
  players: SharedPlayer[];
  teams: WhatIfTeam[];
  unknown: WhatIfUnknown[];
}
