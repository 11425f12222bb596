import type { FeedbackBody, FeedbackView, NewsletterBody, SubscribedView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Tells us something; refused when it is empty or comes too often. */
export const sendFeedback = (body: FeedbackBody): Promise<FeedbackView> =>
  request('/api/feedback', { method: 'POST', body });

export const subscribeToNewsletter = (body: NewsletterBody): Promise<SubscribedView> =>
  request('/api/newsletter', { method: 'POST', body });
