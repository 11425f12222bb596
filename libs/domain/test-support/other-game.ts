import { countedAnswers } from '../src/answers.js';
import { fold } from '../src/apply.js';
import type { OtherRules } from '../src/contract/what-if.js';
import { hasResults } from '../src/corrections.js';
import type { RecordedEvent } from '../src/events.js';
import { withoutPauses } from '../src/steps.js';
import { type CountedGame, OtherGame } from '../src/what-if/index.js';
import { answersIn } from './answers.js';

const firstOf = ([first]: readonly RecordedEvent[]): RecordedEvent => {
  if (!first) throw new Error('An empty log');
  return first;
};

/** A finished game as its log has it. */
export const asPlayed = (log: readonly RecordedEvent[]): CountedGame => {
  const game = fold(firstOf(log).gameId, log);
  if (!hasResults(game)) throw new Error(`It is ${game.status}`);
  return { game, answers: countedAnswers(game, answersIn(log)) };
};

/** The same under other rules. */
export const underRules = (log: readonly RecordedEvent[], other: OtherRules): CountedGame => {
  const game = new OtherGame(firstOf(log).gameId, other);
  for (const event of log) game.push(event);
  return withoutPauses(game.outcome());
};
