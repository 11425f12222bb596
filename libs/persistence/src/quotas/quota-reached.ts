import type { QuotaRefusal } from '@clockbeat/domain';

/** An account, or the installation, would have more than it may. Thrown before anything is stored. */
export class QuotaReached extends Error {
  override readonly name = 'QuotaReached';

  constructor(readonly quota: QuotaRefusal) {
    super(`Quota reached: ${quota.name} of the ${quota.of}`);
  }
}
