/** Why something could stand out only by chance, and how likely that is. */
interface Signal {
  /** Chance of at least this much under independence, for this very pair or person. */
  chance: number;
  /**
   * The same times all that were compared: at most so many signals as unlikely that are nothing but chance are to be expected in
   * this game.
   */
  chanceOfAny: number;
}

/** A player of the game, by the id of its seat. */
export interface SignalPlayer {
  id: string;
  name: string;
}

/** Two who gave the same answers, one shortly after the other. */
export interface AlikePair extends Signal {
  /** The one that answered first as a rule, and the other. */
  first: SignalPlayer;
  second: SignalPlayer;
  /** Questions that both answered. */
  questions: number;
  /** The same option, right or wrong. */
  same: number;
  sameWrong: number;
  /** The same option at about the same moment (`signalBounds.momentMs`). */
  sameMoment: number;
}

/** Somebody who was right in less time than it takes to read. */
export interface QuickReader extends Signal {
  player: SignalPlayer;
  /** Answers that came faster than reading, and those of them that were right. */
  quick: number;
  quickRight: number;
}

/** Somebody whose changes of mind came shortly after another’s answer, and to that answer. */
export interface FollowingPair extends Signal {
  first: SignalPlayer;
  second: SignalPlayer;
  /** Changes of the second one, and those of them that followed the first one. */
  changes: number;
  followed: number;
}

/** What stood out, the least likely first; or that there is too little to say, which is no number. */
export type SignalsOf<S> =
  | { is: 'told'; signals: S[] /** How many more there are than are told. */; more: number }
  | { is: 'tooFew' };

/** What is unlikely to be chance in a finished game. Signals, never verdicts: neighbours who think alike look the same. */
export interface GameSignals {
  gameId: string;
  /** Players and questions with one option to choose that were compared. */
  players: number;
  questions: number;
  alike: SignalsOf<AlikePair>;
  quick: SignalsOf<QuickReader>;
  /** Too few, too, where nobody may change an answer. */
  following: SignalsOf<FollowingPair>;
}

/** Below these nothing is reckoned, and above `told` of a kind nothing is listed (decision 78). */
export const signalBounds = {
  players: 10,
  questions: 8,
  quickAnswers: 5,
  changes: 3,
  told: 20,
  /** “The same moment”: so much before the other’s answer to so much after it, ms. */
  momentMs: { before: 500, after: 2_500 },
  /** A change follows an answer that was given at most so long before, ms. */
  followsMs: 5_000,
  /** Words a second that nobody reads: nearly four times the 238 a minute of adults (Brysbaert 2019). */
  wordsPerSecond: 15,
  /** Chance that a game in which everybody thinks for themselves has a signal at all, and how many of all that are named may be chance. */
  chanceOfAny: 0.01,
} as const;
