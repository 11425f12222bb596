import type { RoundView } from './contract/game-state.js';
import type { GameContent } from './events.js';
import { currentIndex, type PlayableGame } from './game.js';

/**
 * The rounds of an evening: questions that follow each other under one title. Where the first questions have no title they
 * are a round without one; where none has, the game is one round that nobody speaks of.
 */

/** From 1: how many titles there were up to this question. */
export const roundNumber = ({ questions }: GameContent, index: number): number => {
  let number = 1;
  for (let at = 1; at <= index; at += 1) if (beginsRound({ questions }, at)) number += 1;
  return number;
};

/** How many of a game's rounds have begun. */
export const roundsBegun = (game: PlayableGame): number =>
  game.status === 'waiting' ? 0 : roundNumber(game.content, currentIndex(game));

/** Whether a question has another title than the one before it; the first one begins a round where it has any. */
export const beginsRound = ({ questions }: Pick<GameContent, 'questions'>, index: number): boolean => {
  const title = questions[index]?.round;
  return title !== undefined && title !== questions[index - 1]?.round;
};

export const endsRound = (content: GameContent, index: number): boolean =>
  index === content.questions.length - 1 || beginsRound(content, index + 1);

/** The round of a question; null where it has no title. */
export const roundOf = (content: GameContent, index: number): RoundView | null => {
  const title = content.questions[index]?.round;
  if (title === undefined) return null;
  const count = roundNumber(content, content.questions.length - 1);
  return { number: roundNumber(content, index), count, title };
};
