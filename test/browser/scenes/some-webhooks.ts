import type { Page, WebhookDeliveryView, WebhookView } from '@clockbeat/domain';

const well: WebhookView = {
  id: 'hook_well',
  url: 'https://hooks.example.org/clockbeat/results?league=winter',
  events: ['game.finished', 'game.corrected'],
  enabled: true,
  offBecause: null,
  offSince: null,
  failingSince: null,
  formerSecretUntil: '2026-11-27T18:00:00.000Z',
  createdAt: '2026-11-01T18:00:00.000Z',
};

/** One that does well, one that fails under a long address, one that is off. */
export const someWebhooks: readonly WebhookView[] = [
  well,
  {
    ...well,
    id: 'hook_failing',
    url: 'https://a-rather-long-name-of-a-school-in-the-mountains.example.edu:8443/quiz/8d1f7c1e77a14a0c9d5857bf7d1c0c55',
    events: ['game.created', 'game.started', 'game.finished', 'game.abandoned', 'game.corrected'],
    failingSince: '2026-11-26T18:00:00.000Z',
    formerSecretUntil: null,
  },
  {
    ...well,
    id: 'hook_off',
    url: 'https://old.example.com/',
    enabled: false,
    offBecause: 'gone',
    offSince: '2026-11-20T18:00:00.000Z',
    formerSecretUntil: null,
  },
];

const taken: WebhookDeliveryView = {
  id: 'msg_taken',
  type: 'game.corrected',
  gameId: 'game_1',
  at: '2026-11-26T19:00:00.000Z',
  state: 'delivered',
  attempts: 1,
  lastAttemptAt: '2026-11-26T19:00:01.000Z',
  status: 204,
  failure: null,
  nextAttemptAt: null,
};

/** In every state that a delivery has. */
export const someDeliveries: Page<WebhookDeliveryView> = {
  items: [
    {
      ...taken,
      id: 'msg_waiting',
      type: 'game.finished',
      state: 'waiting',
      attempts: 4,
      status: 503,
      failure: 'bad_status',
      nextAttemptAt: '2999-01-01T00:00:00.000Z',
    },
    taken,
    { ...taken, id: 'msg_failed', state: 'failed', attempts: 10, status: null, failure: 'not_secure' },
  ],
  nextCursor: 'more',
};
