import { createHash } from 'node:crypto';
import { answeringPairs } from './answering.js';
import type { SeedQuestion } from './questions.types.js';

/**
 * What stands for the words of a question: the same of two that are the same save for their options, in whatever case and
 * punctuation. Of each a draw takes one.
 */
export const templateOf = ({ question }: Pick<SeedQuestion, 'question'>): string =>
  createHash('sha256')
    .update(
      question
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}%+]+/gu, ' ')
        .trim(),
    )
    .digest('base64url')
    .slice(0, 12);

const byId = new Map<string, string[]>();
for (const pair of answeringPairs) {
  const [one = '', other = ''] = pair.split(' ');
  byId.set(one, [...(byId.get(one) ?? []), other]);
  byId.set(other, [...(byId.get(other) ?? []), one]);
}

/** The ids of the questions that tell its answer, or whose answer it tells. No draw takes two of them. */
export const answeringOf = ({ id }: Pick<SeedQuestion, 'id'>): readonly string[] => byId.get(id) ?? [];
