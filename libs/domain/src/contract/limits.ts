import { lobbySize, longestName } from './room-limits.js';

/** The numbers both ends must agree on (docs/protocol.md, "Limits"). Lengths are code points. */
export const limits = {
  questionText: 500,
  optionText: 200,
  explanation: 300,
  /** Why a host corrected a question. */
  reason: { min: 3, max: 200 },
  title: 100,
  category: 50,
  name: longestName,
  feedback: 5_000,
  /** What somebody says of what it reports. */
  reportNote: 300,
  username: { min: 3, max: 50 },
  bio: 500,
  email: 255,
  /** What a newsletter's reader may be interested in: how many things, and how long each. */
  interests: { count: 20, length: 50 },
  /** As many as a question has whose author names no kind. */
  options: 4,
  /** Of a question whose kind is named. */
  optionsOfKind: { min: 2, max: 6 },
  questionsPerGame: { min: 1, max: 50 },
  /** What a right answer may be worth. */
  points: { min: 0, max: 3_000, step: 10 },
  /** Title of a round. */
  round: 100,
  breakMinutes: { min: 1, max: 60 },
  breakText: 200,
  /** Seconds a question may be open. */
  timeLimit: { min: 5, max: 120 },
  /** Seconds per question that a game or set may ask for. */
  timePerQuestion: { min: 10, max: 120 },
  tokenLength: { min: 22, max: 200 },
  boardSize: 10,
  finalScoresSize: 100,
  /** Ghosts that play along in a game. */
  ghosts: 2_000,
  /** Teams that are listed, the best first: a room of thousands may have a team each. */
  teamsSize: 100,
  /** Teams that a host prepares for a game. */
  preparedTeams: 40,
  lobbySize,
  /** Letters that a TV waits with. */
  tvCode: 4,
  /** TVs that may follow an account at a time. */
  tvs: 20,
  /** Overlays that a game may have at a time. */
  overlays: 5,
  pageSize: { default: 50, max: 200 },
  guestSession: 36,
  /** Questions in one upload, by list or by file; bytes of either; sets that a file may make, one for each category. */
  upload: { questions: 5_000, bytes: 5 * 1024 * 1024, sets: 100 },
  /** Questions a set may hold or point to. */
  questionsPerSet: 5_000,
  /** What a set may ask a game to have of it. */
  setQuestionsPerGame: { min: 5, max: 50, default: 10 },
  /** Games and choices that insights are made of, the newest first; questions in a list, each chosen on so often at least. */
  insights: { games: 400, answers: 250_000, questions: 5, fewestAnswers: 5, timeLimits: 3 },
} as const;

/** Seconds a question gets when neither it nor the game names a time: bank, default and sample questions 10, others 30. */
export const defaultTimeLimit = { bank: 10, own: 30 } as const;

/** What a set has where nothing is said. */
export const defaultSet = {
  category: 'General Knowledge',
  difficulty: 'medium',
  questionsPerGame: limits.setQuestionsPerGame.default,
  timePerQuestion: defaultTimeLimit.own,
} as const;

/** The four codes that always open a demo game (docs/protocol.md, "Joining"). */
export const demoCodes = ['ALPHA1', 'QUIZ22', 'BRAIN9', 'KINGS7'] as const;

/** Categories whose questions a visitor without an account may see (docs/protocol.md, "Questions"). */
export const openCategories = ['Pop Culture', 'Afrobeats', 'General Knowledge', 'Default'] as const;
