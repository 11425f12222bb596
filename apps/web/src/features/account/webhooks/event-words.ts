import type { WebhookDeliveryView } from '@clockbeat/domain/contract';

/** Where the words for what a webhook hears of stand among the texts. */
export const eventWords = {
  'game.created': 'created',
  'game.started': 'started',
  'game.finished': 'finished',
  'game.abandoned': 'abandoned',
  'game.corrected': 'corrected',
  'webhook.test': 'test',
} as const satisfies Record<WebhookDeliveryView['type'], string>;
