import type { EndedBy, FinalEntry, GameKind, GameStatus, TeamEntry } from './game-state.js';

/** What a webhook may be told of (docs/protocol.md, "Webhooks"). */
export const webhookEventTypes = [
  'game.created',
  'game.started',
  'game.finished',
  'game.abandoned',
  'game.corrected',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** What is sent when somebody presses "Send a test". */
export type WebhookTestType = 'webhook.test';

/** Beside `limits`, so that players do not load them. */
export const webhookLimits = {
  /** Endpoints of an account. */
  endpoints: 10,
  /** Characters of an address. */
  url: 2_000,
  /** The newest deliveries of an endpoint that are kept. */
  deliveries: 500,
  /** How long a delivery is kept, days. */
  days: 30,
  /** Of players, and of teams, that a body names: the best. */
  top: 10,
} as const;

/** Why an endpoint is off: its owner said so, it answered 410, or everything has failed for three days. */
export type WebhookOffReason = 'owner' | 'gone' | 'failing';

/**
 * What a delivery came to, where nothing answered or the answer was not taken: its address is not one that may be asked; its
 * name is unknown; no connection, or none that is secure; it took too long; it answered, but not with 2xx; it was switched off
 * while this waited; there is no such game any more.
 */
export const webhookFailures = [
  'refused_address',
  'unknown_name',
  'no_connection',
  'not_secure',
  'too_slow',
  'bad_status',
  'switched_off',
  'game_gone',
] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

/** Where to, and of what. */
export interface NewWebhookBody {
  url: string;
  events: WebhookEventType[];
}

/** What is left out stays. The address stays in any case: another one is another endpoint, with a secret of its own. */
export interface WebhookChangeBody {
  events?: WebhookEventType[];
  enabled?: boolean;
}

/** An endpoint, as its owner may know it later. */
export interface WebhookView {
  id: string;
  url: string;
  events: WebhookEventType[];
  enabled: boolean;
  /** Null: it is on. */
  offBecause: WebhookOffReason | null;
  offSince: string | null;
  /** Since when every attempt has failed; null: the last one was taken, or there was none. */
  failingSince: string | null;
  /** Until when the secret before this one signs beside it; null: there is none. */
  formerSecretUntil: string | null;
  createdAt: string;
}

/** The only answers that hold the secret: of a new endpoint, and of a rotation. */
export interface NewWebhookView extends WebhookView {
  /** `whsec_` and 32 bytes in base64. */
  secret: string;
}

/** `waiting`: it is on its way or will be tried again; `failed`: it will not, unless somebody sends it again. */
export type WebhookDeliveryState = 'waiting' | 'delivered' | 'failed';

export interface WebhookDeliveryView {
  /** The header `webhook-id`, the same at each attempt. */
  id: string;
  type: WebhookEventType | WebhookTestType;
  /** Null of a test. */
  gameId: string | null;
  /** When it happened. */
  at: string;
  state: WebhookDeliveryState;
  /** Since it was noted, or sent again. */
  attempts: number;
  lastAttemptAt: string | null;
  /** Of the last answer; null: nothing answered. */
  status: number | null;
  failure: WebhookFailure | null;
  /** Null: never. */
  nextAttemptAt: string | null;
}

/** How a finished game stands, with the corrections that stand: as its host's results have it. */
export interface WebhookResults {
  participantCount: number;
  questionCount: number;
  /** The best 10. */
  scores: FinalEntry[];
  /** The best 10; empty without team mode. */
  teams: TeamEntry[];
}

/** A game as it stands when the delivery is sent. */
export interface WebhookGame {
  gameId: string;
  title: string;
  /** What players type; null once the game is over. */
  gameCode: string | null;
  kind: GameKind;
  status: GameStatus;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  endedBy: EndedBy | null;
  /** Of `game.finished` and `game.corrected` alone. */
  results?: WebhookResults;
}

/** What is posted to an endpoint. */
export interface WebhookBody {
  type: WebhookEventType | WebhookTestType;
  /** When it happened. */
  timestamp: string;
  data: WebhookGame | { webhookId: string };
}
