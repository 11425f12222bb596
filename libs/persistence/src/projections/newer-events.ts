import { readableSchemas } from '@clockbeat/domain';

/** A newer release has written to this log: what an older gateway made of it would be a guess. */
export class NewerEvents extends Error {
  constructor(newer: readonly string[]) {
    super(`The log holds ${newer.join(', ')}, which a newer release wrote: it must carry this on.`);
    this.name = 'NewerEvents';
  }
}

/**
 * Throws where something occurs that this release cannot read. A projection then stands still: a gateway of the newer
 * release goes on from the same checkpoint, and nothing is skipped.
 */
export const refuseNewer = (schemas: Readonly<Record<string, number>>): void => {
  const newer = Object.entries(schemas).filter(([type, schema]) => schema > (readableSchemas[type] ?? 0));
  if (newer.length > 0) throw new NewerEvents(newer.map(([type, schema]) => `${type} of schema ${schema}`));
};
