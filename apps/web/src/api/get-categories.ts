import type { CategoriesView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** The bank's categories and my own, each with its number of questions. */
export const getCategories = (signal?: AbortSignal): Promise<CategoriesView> =>
  request('/api/questions/categories', { signal });
