import type { GameRules, Scoring } from './contract/rules.js';

/** The rules a game gets when its host asks for nothing else. They are written into its first event and read from there. */
export const standardRules: GameRules = {
  pacing: 'swift',
  readSeconds: 0,
  revealSeconds: 8,
  boardSeconds: 6,
  boardEvery: 'question',
  closeWhenAllAnswered: false,
  answers: 'final',
  hostSeesVotes: true,
  scoring: 'classic',
  streakBonus: false,
  teamScore: 'mean',
  lateJoin: 'open',
  lateTeams: false,
  names: 'masked',
  approval: false,
  shuffle: false,
  photoFinish: false,
  leaderboard: 'always',
  maxPlayers: null,
  settleMs: 300,
  revealMs: 0,
  autoAdvance: true,
};

/** A game of one: nobody else gets a seat. */
export const soloRules: GameRules = { ...standardRules, maxPlayers: 1 };

/**
 * An attempt at an assignment: its player leads it, and rests between two questions as long as it likes. Where questions have no
 * time of their own, speed earns nothing.
 */
export const attemptRules = ({
  untimed,
  mixed,
}: {
  readonly untimed: boolean;
  readonly mixed: boolean;
}): GameRules => ({
  ...soloRules,
  pacing: 'host',
  boardEvery: 'never',
  closeWhenAllAnswered: true,
  scoring: untimed ? 'accuracy' : 'classic',
  shuffle: mixed,
  leaderboard: 'never',
});

/** What a pacing other than swift brings along, where a host says nothing of it. */
const pacedRules = { readSeconds: 5, closeWhenAllAnswered: true } as const;

/** The rules that a host asks for, in full: what is left out is as usual for its pacing. */
export const rulesAskedFor = (asked: Partial<GameRules>): GameRules => ({
  ...standardRules,
  ...((asked.pacing ?? 'swift') === 'swift' ? {} : pacedRules),
  ...asked,
});

/** Why rules don't go together, in words; null when they do. */
export const rulesProblem = ({ pacing, answers, boardEvery }: GameRules): string | null => {
  if (pacing !== 'swift') return null;
  if (answers !== 'final') return 'answers can only be final where pacing is swift.';
  if (boardEvery === 'round') return 'boardEvery cannot be round where pacing is swift.';
  return null;
};

/** The rules as releases wrote them that knew one pacing and one scoring: `scoring` is 1, and what came later may lack. */
type FirstRules = Pick<
  GameRules,
  'settleMs' | 'revealMs' | 'autoAdvance' | 'closeWhenAllAnswered' | 'lateJoin' | 'leaderboard' | 'maxPlayers'
>;
/** As the first event of a game has them: of what came later only what such a release would not have taken for granted. */
export type StoredRules = FirstRules & { scoring: 1 | Scoring } & Partial<
    Omit<GameRules, keyof FirstRules | 'scoring'>
  >;

/** What a game plays by where its first event says nothing: what the release did that wrote it. */
const unsaid: Omit<GameRules, keyof FirstRules | 'scoring'> = {
  pacing: 'swift',
  readSeconds: 0,
  revealSeconds: standardRules.revealSeconds,
  boardSeconds: standardRules.boardSeconds,
  boardEvery: 'question',
  answers: 'final',
  hostSeesVotes: true,
  streakBonus: false,
  teamScore: 'mean_of_all',
  lateTeams: true,
  // no release before masked a name, and none of its logs has one to mask
  names: 'masked',
  approval: false,
  shuffle: false,
  photoFinish: false,
};

/** The rules of a game in full, from its first event. */
export const rulesIn = ({ scoring, ...stored }: StoredRules): GameRules => ({
  ...unsaid,
  ...stored,
  scoring: scoring === 1 ? 'classic' : scoring,
});

/** Of the rules what has to be said: what `rulesIn` takes for granted is left out. */
export const saidRules = ({ scoring, ...rules }: GameRules): StoredRules => {
  const known: Readonly<Record<string, unknown>> = unsaid;
  const said = Object.fromEntries(Object.entries(rules).filter(([rule, value]) => known[rule] !== value));
  return { ...said, scoring: scoring === 'classic' ? 1 : scoring } as StoredRules;
};

/** The rules as a game's first event has them. */
export const storedRules = (rules: GameRules): StoredRules => ({
  ...saidRules(rules),
  lateTeams: rules.lateTeams,
});

/** Whether a release that knew one pacing and one scoring would play the same game by them. */
export const areFirstRules = (stored: StoredRules): boolean => {
  const { pacing, readSeconds, closeWhenAllAnswered, scoring, streakBonus, teamScore, lateJoin, ...board } =
    rulesIn(stored);
  return (
    board.boardEvery === 'question' &&
    board.hostSeesVotes &&
    pacing === 'swift' &&
    readSeconds === 0 &&
    !closeWhenAllAnswered &&
    scoring === 'classic' &&
    !streakBonus &&
    (teamScore === 'mean' || teamScore === 'mean_of_all') &&
    (lateJoin === 'open' || lateJoin === 'closed') &&
    // a masked name has a schema of its own
    board.names !== 'generated' &&
    !board.approval &&
    !board.shuffle &&
    !board.photoFinish
  );
};

/**
 * How often a seat may change its mind: each change is an event for ever. `seat` counts those of one seat (ready, team,
 * coming back after leaving), `pauses` those of a game that its own player moves, `answer` those of one answer. Nobody who
 * plays comes near the first two.
 */
export const changesAllowed = { seat: 50, pauses: 50, answer: 5 } as const;

/** How long after a ban newcomers from the same network have to be admitted, ms. */
export const banMs = 15 * 60 * 1000;

/** From one answer to the next of the same seat, where it may be changed; ms. */
export const answerEveryMs = 1_000;

/** How long the options have stood at least before everybody's answers close a question, ms. */
export const standsAtLeastMs = 2_000;

/** How long, in ms, a game may stand still before the sweep ends it, and how long a demo's lobby lasts (docs/protocol.md, "Deadlines"). */
export const patience = {
  waiting: 24 * 60 * 60 * 1000,
  paused: 30 * 60 * 1000,
  /** In a phase that its host leads on from. */
  led: 30 * 60 * 1000,
  demoLobby: 10 * 1000,
} as const;
