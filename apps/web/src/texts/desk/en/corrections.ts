import type { CorrectionRefusalCode } from '@clockbeat/domain/contract';

export const corrections = {
  correct: 'Correct',
  correctLabel: 'Correct question {number}',
  undo: 'Undo the correction',
  undoLabel: 'Undo the correction of question {number}',
  undone: 'Question {number} counts again as it did that night.',
  title: 'Correct question {number}',
  change: 'What was wrong?',
  void: 'The question: nobody gets points for it',
  rekey: 'The key: {letter} is right, {text}',
  reason: 'Why?',
  reasonHint: 'The players read it with their results.',
  reasonShort: 'Please write at least {count} characters.',
  confirm: 'Correct the question',
  scores: {
    one: '{count} score changes.',
    other: '{count} scores change.',
  },
  winnerStays: 'First place stays with {names}.',
  winnerChanges: 'First place goes to {names}.',
  noWinner: 'Nobody has points then.',
  done: 'Question corrected',
} as const;

/** By the code of a refusal that only corrections meet; the others are everybody's (errors.ts). */
export const correctionRefusals = {
  never_asked: 'This question was not asked in the game.',
  same_answer: 'This answer counts as right already.',
  already_corrected: 'This question is corrected already. Undo that first.',
  unknown_correction: 'There is no such correction, or it was undone.',
} as const satisfies Record<CorrectionRefusalCode, string>;
