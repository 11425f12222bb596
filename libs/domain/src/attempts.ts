import type { AttemptFacts } from './events.js';
import { openQuestion, type PlayableGame, questionAt } from './game.js';

/** Whether the deadline of the assignment that it is an attempt at is over by `at`, epoch ms of the server's clock. */
export const isPastDeadline = ({ assignment }: Pick<PlayableGame, 'assignment'>, at: number): boolean =>
  assignment !== null && at >= assignment.closesAt;

/** When a question that opens then closes by itself: an attempt's with its deadline at the latest, epoch ms. */
export const closesAtOf = (
  game: Pick<PlayableGame, 'assignment' | 'content'>,
  index: number,
  opensAt: number,
): number => {
  const { assignment } = game;
  const planned = opensAt + questionAt(game, index).timeLimit * 1000;
  if (!assignment) return planned;
  return assignment.untimed ? assignment.closesAt : Math.min(planned, assignment.closesAt);
};

/** The attempt with another deadline; the question that is on closes with it. */
export const withDeadline = (game: PlayableGame, closesAt: number): PlayableGame => {
  if (!game.assignment) throw new Error(`${game.gameId}: a deadline, and it is no attempt`);
  const moved: PlayableGame = { ...game, assignment: { ...game.assignment, closesAt } };
  if (moved.status !== 'active' || openQuestion(moved) === null) return moved;
  const { question } = moved;
  const { index, opensAt } = question;
  return { ...moved, question: { ...question, closesAt: closesAtOf(moved, index, opensAt) } };
};

/**
 * Whether players are told nothing of what their answers came to, nor anything that the key could be guessed from: until the
 * attempt's end, or, where others may still play then, for as long as the assignment is not over. That is not the game's to know:
 * its deadline may move when this attempt has long ended.
 */
export const isWithheld = ({ assignment, status }: Pick<PlayableGame, 'assignment' | 'status'>): boolean => {
  switch (assignment?.feedback) {
    case 'end':
      return status !== 'finished';
    case 'deadline':
      return true;
    default:
      return false;
  }
};

/** Whether nothing is shown between the close of a question and what follows it. */
export const showsNoAnswers = ({ assignment }: { readonly assignment: AttemptFacts | null }): boolean =>
  assignment !== null && assignment.feedback !== 'each';

/** In which place of its assignment an attempt's question stands. */
export const placeInAssignment = ({ assignment }: PlayableGame, index: number): number =>
  assignment?.order?.[index] ?? index;
