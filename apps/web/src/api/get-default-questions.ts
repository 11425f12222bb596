import type { QuestionView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** The ten questions that every installation has. */
export const getDefaultQuestions = (): Promise<QuestionView[]> => request('/api/questions/default');
