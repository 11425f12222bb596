import type { NewsletterBody, SubscribedView } from '@clockbeat/domain/contract';
import { request } from './request.js';

export const subscribeToNewsletter = (body: NewsletterBody): Promise<SubscribedView> =>
  request('/api/newsletter', { method: 'POST', body });
