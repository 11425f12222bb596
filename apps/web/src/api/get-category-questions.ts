import type { Difficulty, Page, QuestionView } from '@clockbeat/domain/contract';
import { requestPage } from './request.js';

export interface CategoryFilter {
  /** Only the bank's, or only my own; both without it. */
  source?: 'bank' | 'mine' | undefined;
  /** A text that question or options contain. */
  q: string;
  difficulty: Difficulty | null;
}

interface PageWanted {
  limit: number;
  cursor: string | null;
}

/** One page of a category's questions. */
export const getCategoryQuestions = (
  category: string,
  { source, q, difficulty }: CategoryFilter,
  { limit, cursor }: PageWanted,
  signal?: AbortSignal,
): Promise<Page<QuestionView>> => {
  const query = new URLSearchParams({
    limit: String(limit),
    ...(source && { source }),
    ...(q && { q }),
    ...(difficulty && { difficulty }),
    ...(cursor && { cursor }),
  });
  return requestPage(`/api/questions/category/${encodeURIComponent(category)}?${query}`, { signal });
};
