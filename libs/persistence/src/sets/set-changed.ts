import type { UserId } from '@clockbeat/domain';

/** Somebody has saved the set since it was read. */
export class SetChanged extends Error {
  constructor(readonly now: { readonly version: number; readonly savedBy: UserId | null }) {
    super('The set has changed since it was read');
  }
}
