import { type QuestionPart, type RejectionCode, rejectionCodes } from '@clockbeat/domain/contract';

/** Why a line of a file cannot be used, by its code: in English the server says each by itself. */
export const rejections = Object.fromEntries(rejectionCodes.map((code) => [code, '{message}'])) as Readonly<
  Record<RejectionCode, '{message}'>
>;

/** What such a sentence begins with. */
export const questionParts = {
  question: 'The question',
  optionA: 'Option A',
  optionB: 'Option B',
  optionC: 'Option C',
  optionD: 'Option D',
  category: 'The category',
  explanation: 'The explanation',
} as const satisfies Record<QuestionPart, string>;
