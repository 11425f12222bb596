import type { GamePhase, GameStateView } from '@clockbeat/domain/contract';
import { isPaced } from './picture.js';

/** What a screen shows of a game at a moment, and when that leads on by itself. */
export interface ShownPhase {
  phase: GamePhase;
  /** Epoch ms of the server's clock; null: somebody leads on, or nothing does. */
  until: number | null;
}

/**
 * A round's title, the reading and the question are told at once and follow from the server's clock, so that all screens turn at
 * the same moment and have nothing to fetch then; all else was told by its phase. A seat with more time has its own deadline.
 */
export const shownPhase = (state: GameStateView, now: number, timeFactor = 1): ShownPhase => {
  const { status, stage, readsAt, opensAt, endsAt } = state;
  if (status === 'waiting') return { phase: 'lobby', until: null };
  if (status === 'paused') return { phase: 'paused', until: null };
  if (status === 'finished') return { phase: 'final', until: null };
  if (stage) return { phase: stage.name, until: stage.until };
  if (readsAt !== undefined && now < readsAt) return { phase: 'round', until: readsAt };
  if (isPaced(state) && opensAt !== null && now < opensAt) return { phase: 'reading', until: opensAt };
  return { phase: 'question', until: endsAt === null ? null : endsAt + extraMs(state, timeFactor) };
};

/** What a seat with more time has beyond everybody's deadline. */
const extraMs = ({ question }: GameStateView, timeFactor: number): number =>
  (timeFactor - 1) * (question?.timeLimit ?? 0) * 1_000;

/** The state as a seat with more time has it: with its own deadline, and its own whole time. */
export const withOwnTime = (state: GameStateView, timeFactor: number): GameStateView => {
  const { question, endsAt, timeLeft, stage } = state;
  if (timeFactor === 1 || question === null) return state;
  const extra = extraMs(state, timeFactor);
  return {
    ...state,
    endsAt: endsAt === null ? null : endsAt + extra,
    timeLeft: stage ? timeLeft : timeLeft + extra / 1_000,
    question: { ...question, timeLimit: question.timeLimit * timeFactor },
  };
};
