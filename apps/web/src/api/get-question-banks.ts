import { limits, type Page, type SavedSetView } from '@clockbeat/domain/contract';
import { requestPage } from './request.js';

/** A page of the account's saved sets, newest first; from `cursor` on. */
export const getQuestionBanks = (
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<SavedSetView>> => {
  const query = new URLSearchParams({
    limit: String(limits.pageSize.default),
    ...(cursor === null ? {} : { cursor }),
  });
  return requestPage(`/api/user/question-banks?${query}`, { signal });
};
