/** How a game goes on (docs/protocol.md, "Pacing"). The first of each list is what a call gets that names none. */
export const pacings = ['swift', 'host', 'timed'] as const;
export type Pacing = (typeof pacings)[number];

/** When the standings are shown to players and projector. */
export const boardMoments = ['question', 'round', 'end', 'never'] as const;
export type BoardMoment = (typeof boardMoments)[number];

/** Whether a player may change its answer while the question is open. */
export const answerModes = ['final', 'until_close'] as const;
export type AnswerMode = (typeof answerModes)[number];

/** What a right answer earns (docs/protocol.md, "Points"). */
export const scorings = ['classic', 'balanced', 'accuracy', 'rounds'] as const;
export type Scoring = (typeof scorings)[number];

/** What of their names others see: what a filter marks is masked, all as typed, or drawn ones alone (docs/protocol.md, "Names"). */
export const nameModes = ['masked', 'free', 'generated'] as const;
export type NameMode = (typeof nameModes)[number];

/** What a team has of its members' scores: of those who answered the mean, all of them, or the best so many. */
export type TeamScore = 'mean' | 'sum' | `best${number}`;
/** Until when somebody may join: `until3` while the third question is open, at the latest. */
export type LateJoin = 'open' | 'closed' | `until${number}`;

/** What bounds a rule that is a number. */
export const ruleLimits = {
  readSeconds: { min: 0, max: 15 },
  revealSeconds: { min: 3, max: 60 },
  boardSeconds: { min: 3, max: 60 },
  /** Of `teamScore`: the best so many members. */
  best: { min: 1, max: 20 },
  maxPlayers: { min: 1, max: 100_000 },
} as const;

/** How long the title of a round stands, ms. */
export const titleMs = 4_000;

/**
 * The rules of one game, read from its stream and never from a constant: a later change leaves old games as they were.
 * Pure facts of what was agreed; what follows from them is for `decide` and `apply`.
 */
export interface GameRules {
  pacing: Pacing;
  /** Seconds a question stands alone before its clock starts. */
  readSeconds: number;
  /** Seconds the right answer stands, where phases lead on by themselves. */
  revealSeconds: number;
  /** Seconds the standings stand, where phases lead on by themselves. */
  boardSeconds: number;
  boardEvery: BoardMoment;
  /** Whether a question closes when everybody who is connected has answered. */
  closeWhenAllAnswered: boolean;
  answers: AnswerMode;
  /** Whether the host's panel shows who chose what before the close. */
  hostSeesVotes: boolean;
  scoring: Scoring;
  /** 10 % more from the second right answer in a row on, up to 50 %. */
  streakBonus: boolean;
  /** `mean_of_all`: of older releases, where who never answered counted with 0. */
  teamScore: TeamScore | 'mean_of_all';
  lateJoin: LateJoin;
  /** Whether who joins after the start may join a team. */
  lateTeams: boolean;
  names: NameMode;
  /** Whether the host admits each player. */
  approval: boolean;
  /** Whether each player sees the options in an order of its own (`optionsSeen`). */
  shuffle: boolean;
  /** Whether places that answering times cannot part for certain are shared (docs/protocol.md, "Places"). */
  photoFinish: boolean;
  /** Whether everybody sees the best while the game runs. */
  leaderboard: 'always' | 'never';
  maxPlayers: number | null;
  /** How long after a deadline the next state follows, so that answers that came in time are stored first; ms. */
  settleMs: number;
  /** Pause between two questions, ms. */
  revealMs: number;
  autoAdvance: boolean;
}
