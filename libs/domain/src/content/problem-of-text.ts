import type { QuestionPart } from '../contract/rejections.js';
import { type Rejection, reject } from './rejection.js';
import { isBlank, isLongerThan, isPlainText } from './text.js';

/** Without the white space around it, if it is a text. */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** What is wrong with a text; null: nothing. */
export const problemOfText = (
  part: QuestionPart,
  value: unknown,
  { most, lines = 'many' }: { most: number; lines?: 'one' | 'many' },
): Rejection | null => {
  if (value === undefined || value === null) return reject('text_missing', { part });
  if (typeof value !== 'string') return reject('not_a_text', { part });
  if (isBlank(value)) return reject('text_empty', { part });
  if (isLongerThan(value, most)) return reject('text_too_long', { part, most });
  return isPlainText(value, lines) ? null : reject('text_not_showable', { part });
};
