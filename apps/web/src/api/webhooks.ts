import type {
  NewWebhookBody,
  NewWebhookView,
  Page,
  WebhookChangeBody,
  WebhookDeliveryView,
  WebhookView,
} from '@clockbeat/domain/contract';
import { ApiError, request } from './request.js';

const at = (id: string): string => `/api/webhooks/${encodeURIComponent(id)}`;

/** The account's webhooks, the newest first. */
export const getWebhooks = (signal?: AbortSignal): Promise<WebhookView[]> =>
  request('/api/webhooks', { signal });

/** Makes a webhook; only this answer, and that of `renewSecret`, holds its secret. */
export const makeWebhook = (body: NewWebhookBody): Promise<NewWebhookView> =>
  request('/api/webhooks', { method: 'POST', body });

/** Changes what a webhook hears of, or switches it on or off. */
export const changeWebhook = (id: string, body: WebhookChangeBody): Promise<WebhookView> =>
  request(at(id), { method: 'PUT', body });

/** Gives a webhook a new secret; for a day the former one signs beside it. */
export const renewSecret = (id: string): Promise<NewWebhookView> =>
  request(`${at(id)}/secret`, { method: 'POST' });

/** Deletes a webhook with all that is known of its deliveries. */
export const deleteWebhook = (id: string): Promise<void> =>
  request<void>(at(id), { method: 'DELETE' }).catch((error: unknown) => {
    // it is gone from elsewhere: what was wanted is so
    if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
  });

/** A page of what a webhook was sent, the newest first; from `cursor` on. */
export const getDeliveries = (
  id: string,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<WebhookDeliveryView>> =>
  request(`${at(id)}/deliveries?${new URLSearchParams({ limit: '20', ...(cursor && { cursor }) })}`, {
    signal,
  });

/** Sends a webhook a test. */
export const sendTest = (id: string): Promise<WebhookDeliveryView> =>
  request(`${at(id)}/test`, { method: 'POST' });

/** Sends a delivery again. */
export const sendAgain = (id: string, deliveryId: string): Promise<WebhookDeliveryView> =>
  request(`${at(id)}/deliveries/${encodeURIComponent(deliveryId)}/again`, { method: 'POST' });
