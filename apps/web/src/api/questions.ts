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
import { answerIn, failure, request, requestPage, unreachable } from './request.js';

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
  /** Left out: of the bank those with one right of four options, and all of my own. */
  kinds?: readonly QuestionKind[] | undefined;
}

interface PageWanted {
  limit: number;
  cursor: string | null;
}

const queryOf = (
  { source, q, difficulty, kinds }: CategoryFilter,
  more: Record<string, string>,
): URLSearchParams =>
  new URLSearchParams({
    ...more,
    ...(source && { source }),
    ...(q && { q }),
    ...(difficulty && { difficulty }),
    ...(kinds && { kinds: kinds.join() }),
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
  /** How much of the file has left the browser, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a question file as it is: the server reads it, encodings too. By XMLHttpRequest, because fetch does not say how
 * much of a body has been sent.
 */
export const uploadQuestions = (
  file: Blob,
  { commit, sets, again, onProgress, signal }: UploadOptions,
): Promise<UploadResult> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const asked = [`existing=${again ? 'add' : 'skip'}`, commit && 'commit=true', sets && 'sets=true'];
    call.open('POST', `/api/questions/csv?${asked.filter(Boolean).join('&')}`);
    call.setRequestHeader('content-type', 'text/csv');
    call.setRequestHeader('accept', 'application/json');
    call.withCredentials = true;
    call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    call.onload = () => {
      const { status, responseText } = call;
      if (status < 200 || status >= 300) return reject(failure(status, responseText));
      try {
        resolve(answerIn(responseText));
      } catch (error) {
        reject(error);
      }
    };
    call.onerror = () => reject(unreachable('network error'));
    call.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(file);
  });
