import type { GameCommand } from '../commands.js';
import { changedOutcomes, correctionOf, hasResults, isStanding } from '../corrections.js';
import { accepted, type Decision, rejected } from '../decision.js';
import { openedCount, type PlayableGame, questionAt } from '../game.js';
import { mayControl } from './permission.js';

/**
 * After the end no round begins any more, so the key arbitrates: it names the question and how often it was corrected
 * before, and of two hosts' tabs on two gateways one gets it. The other one looks again, and finds it corrected.
 */
export const correctQuestion = (command: GameCommand<'CorrectQuestion'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'correct')) return rejected('not_host');
  if (!hasResults(game)) return rejected('wrong_state');
  const { correctionId, questionIndex, change, reason, answers } = command;
  if (!Number.isInteger(questionIndex) || questionIndex < 0 || questionIndex >= openedCount(game))
    return rejected('never_asked');
  if (correctionOf(game, questionIndex)) return rejected('already_corrected');
  const question = questionAt(game, questionIndex);
  if (change.kind === 'rekeyed') {
    if (question.kind !== 'single') return rejected('bad_request');
    if (change.answer === question.answer) return rejected('same_answer');
    if (change.answer >= question.options.length) return rejected('bad_request');
  }
  if (change.kind === 'accepted' && question.kind !== 'typed') return rejected('bad_request');
  const before = game.corrections.filter((correction) => correction.questionIndex === questionIndex).length;
  const outcomes = changedOutcomes(game, questionIndex, change, answers);
  if (change.kind === 'accepted' && outcomes.length === 0) return rejected('same_answer');
  const data = { correctionId, questionIndex, change, reason, outcomes, scoringVersion: 1 as const };
  return accepted(command, 'host', 'QuestionCorrected', data, `correction:${questionIndex}:${before}`);
};

export const undoCorrection = (command: GameCommand<'UndoCorrection'>, game: PlayableGame): Decision => {
  if (!mayControl(game, command.by, 'correct')) return rejected('not_host');
  if (!hasResults(game)) return rejected('wrong_state');
  const { correctionId } = command;
  if (!isStanding(game, correctionId)) return rejected('unknown_correction');
  return accepted(command, 'host', 'CorrectionUndone', { correctionId }, `undone:${correctionId}`);
};
