import type {
  CategoriesView,
  Difficulty,
  Page,
  QuestionView,
  UploadResult,
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

/** The ten questions that every installation has. */
export const getDefaultQuestions = (): Promise<QuestionView[]> => request('/api/questions/default');

interface UploadOptions {
  /** False asks what would go in; nothing is stored. */
  commit: boolean;
  /** A draft set is made of each category. */
  sets: boolean;
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
  { commit, sets, onProgress, signal }: UploadOptions,
): Promise<UploadResult> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const asked = [commit && 'commit=true', sets && 'sets=true'].filter(Boolean).join('&');
    call.open('POST', `/api/questions/csv${asked && `?${asked}`}`);
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
