import { asRecord, asText, stored } from '../lib/stored.js';

/** One question of a finished solo game (specification, section 3, "Game results"). */
export interface SoloAnswer {
  question: string;
  /** Whether it was answered right. */
  correct: boolean;
  /** In words; empty where the question asked for an opinion. */
  correctAnswer: string;
  /** The text of what was chosen, null for nothing; absent from what older releases kept. */
  chosen?: string | null;
}

/** Whether there was something to be right about. */
export const isMarked = ({ correctAnswer }: Pick<SoloAnswer, 'correctAnswer'>): boolean =>
  correctAnswer !== '';

/** The last solo game that was finished in this browser. */
export interface SoloResult {
  gameId: string;
  title: string;
  /** How many were right, of how many that could be. */
  score: number;
  total: number;
  /** As the server reckoned them. */
  points: number;
  /** Mean over all given answers; null where none was given. */
  averageSeconds: number | null;
  breakdown: readonly SoloAnswer[];
  /** An address of this site that starts the same solo game anew (OP-07, OP-83). */
  replayPath: string;
}

/** Null unless it is one: the browser's storage is anybody's to write. */
export const readSoloResult = (stored: unknown): SoloResult | null => {
  const from = asRecord(stored);
  const gameId = asText(from?.['gameId']);
  const replayPath = asText(from?.['replayPath']);
  const breakdown = from?.['breakdown'];
  if (!from || !gameId || !replayPath || !isSoloAddress(replayPath) || !Array.isArray(breakdown)) return null;
  const answers = breakdown.flatMap((entry) => readSoloAnswer(entry) ?? []);
  if (answers.length === 0 || answers.length !== breakdown.length) return null;
  return {
    gameId,
    title: asText(from['title']) ?? '',
    score: answers.filter(({ correct }) => correct).length,
    total: answers.filter(isMarked).length,
    points: countOf(from['points']),
    averageSeconds: typeof from['averageSeconds'] === 'number' ? from['averageSeconds'] : null,
    breakdown: answers,
    replayPath,
  };
};

const readSoloAnswer = (value: unknown): SoloAnswer | null => {
  const from = asRecord(value);
  const question = asText(from?.['question']);
  const correctAnswer = asText(from?.['correctAnswer']);
  if (!from || question === null || correctAnswer === null) return null;
  const chosen = from['chosen'];
  const known = typeof chosen === 'string' || chosen === null ? { chosen } : {};
  return { question, correct: from['correct'] === true, correctAnswer, ...known };
};

const isSoloAddress = (path: string): boolean => /^\/(play|solo)\/[^/\\]/.test(path);
const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;

export const soloResult = stored<SoloResult | null>({
  key: 'clockbeat.soloResult',
  empty: null,
  read: readSoloResult,
});
