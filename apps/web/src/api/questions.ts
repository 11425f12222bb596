import {
  type CategoriesView,
  type Difficulty,
  limits,
  type OwnQuestionBody,
  type Page,
  type QuestionKind,
  type QuestionView,
  type UploadResult,
} from '@clockbeat/domain/contract';
import { request, requestPage } from './request.js';
import { sendFile } from './send-file.js';

/** The bank's categories and my own, each with its number of questions. */
export const getCategories = (signal?: AbortSignal): Promise<CategoriesView> =>
  request('/api/questions/categories', { signal });

/** At most 20 questions of each category, by its name. */
export const getQuestionsByCategory = (signal?: AbortSignal): Promise<Record<string, QuestionView[]>> =>
  request('/api/questions/by-category', { signal });

export interface CategoryFilter {
  /** Only the bank's, or only my own; both without it. */
  source?: 'bank' | 'mine' | undefined;
  /** A text that question or options contain. */
  q: string;
  difficulty: Difficulty | null;
  /** That difficulty by what rooms made of a question, where enough were asked it. */
  asPlayed?: boolean | undefined;
  /** In place of a page: those about as hard as the question of this id. */
  alike?: string | undefined;
  /** Left out: of the bank those with one right of four options, and all of my own. */
  kinds?: readonly QuestionKind[] | undefined;
  /** Only those with a picture. */
  pictures?: boolean | undefined;
}

interface PageWanted {
  limit: number;
  cursor: string | null;
}

const queryOf = (
  { source, q, difficulty, asPlayed, alike, kinds, pictures }: CategoryFilter,
  more: Record<string, string>,
): URLSearchParams =>
  new URLSearchParams({
    ...more,
    ...(source && { source }),
    ...(q && { q }),
    ...(difficulty && { difficulty }),
    ...(asPlayed && { labels: 'played' }),
    ...(alike && { alike }),
    ...(kinds && { kinds: kinds.join() }),
    ...(pictures && { pictures: 'true' }),
  });

const inCategory = (category: string, query: URLSearchParams): string =>
  `/api/questions/category/${encodeURIComponent(category)}?${query}`;

/** One page of a category's questions. */
export const getCategoryQuestions = (
  category: string,
  filter: CategoryFilter,
  { limit, cursor }: PageWanted,
  signal?: AbortSignal,
): Promise<Page<QuestionView>> => {
  const query = queryOf(filter, { limit: String(limit), ...(cursor && { cursor }) });
  return requestPage(inCategory(category, query), { signal });
};

/** All that match, page by page. */
export const getWholeCategory = async (category: string, filter: CategoryFilter): Promise<QuestionView[]> => {
  const questions: QuestionView[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<QuestionView> = await getCategoryQuestions(category, filter, {
      limit: limits.pageSize.max,
      cursor,
    });
    questions.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return questions;
};

/** So many of those that match, by chance. */
export const drawQuestions = (
  category: string,
  filter: CategoryFilter,
  count: number,
): Promise<QuestionView[]> => request(inCategory(category, queryOf(filter, { draw: String(count) })));

/** The ten questions that every installation has. */
export const getDefaultQuestions = (): Promise<QuestionView[]> => request('/api/questions/default');

const ownQuestion = (id: string): string => `/api/questions/${encodeURIComponent(id)}`;

/** One of my own questions, as it is from now on. */
export const updateQuestion = (id: string, body: OwnQuestionBody): Promise<QuestionView> =>
  request(ownQuestion(id), { method: 'PUT', body });

export const deleteQuestion = (id: string): Promise<void> => request(ownQuestion(id), { method: 'DELETE' });

interface UploadOptions {
  /** False asks what would go in; nothing is stored. */
  commit: boolean;
  /** A draft set is made of each category. */
  sets: boolean;
  /** What the account has already is stored once more. */
  again: boolean;
  /** How its numbers are written. */
  language: string;
  /** How much of the file has left the browser, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a question file as it is: the server reads it, encodings too. */
export const uploadQuestions = (
  file: Blob,
  { commit, sets, again, language, ...options }: UploadOptions,
): Promise<UploadResult> => {
  const asked = [
    `existing=${again ? 'add' : 'skip'}`,
    `language=${language}`,
    commit && 'commit=true',
    sets && 'sets=true',
  ];
  return sendFile(`/api/questions/csv?${asked.filter(Boolean).join('&')}`, file, {
    ...options,
    contentType: 'text/csv',
  });
};
