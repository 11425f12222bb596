import type { FeedbackBody, FeedbackView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Tells us something; refused when it is empty or comes too often. */
export const sendFeedback = (body: FeedbackBody): Promise<FeedbackView> =>
  request('/api/feedback', { method: 'POST', body });
