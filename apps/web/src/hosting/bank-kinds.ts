import type { QuestionKind } from '@clockbeat/domain/contract';

/** The kinds of questions that the bank has. */
export const bankKinds: readonly QuestionKind[] = ['single', 'multi', 'number', 'order'];
