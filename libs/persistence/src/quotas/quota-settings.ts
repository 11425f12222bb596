import type { QuotaName, SharedQuotaName } from '@clockbeat/domain';

/** What each account may have, and what all of them together. */
export interface QuotaSettings {
  readonly account: Readonly<Record<QuotaName, number>>;
  readonly installation: Readonly<Record<SharedQuotaName, number>>;
}

/** Where an installation says nothing: so much that nobody comes near it who hosts games by hand. */
export const usualQuotas: QuotaSettings = {
  account: {
    runningGames: 200,
    // what a rule can say at most: no bound of its own
    playersPerGame: 100_000,
    sets: 2_000,
    questions: 20_000,
    mediaBytes: 200_000_000,
    tokens: 20,
  },
  installation: { runningGames: 10_000, mediaBytes: 100_000_000_000 },
};
