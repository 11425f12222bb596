import type { QuestionView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** At most 20 questions of each category, by its name. */
export const getQuestionsByCategory = (signal?: AbortSignal): Promise<Record<string, QuestionView[]>> =>
  request('/api/questions/by-category', { signal });
