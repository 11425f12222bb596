import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { StoredEvent } from '@clockbeat/domain';

const folder = join(import.meta.dirname, '../recorded-games');

export interface RecordedGame {
  readonly events: readonly StoredEvent[];
  /** What the gateway had that played it: the fingerprint of its state, by version. */
  readonly fingerprints: ReadonlyMap<number, string>;
}

/** A game that was recorded while it was played (test/recorded-games/README.md). */
export const readRecordedGame = (name: string): RecordedGame => {
  const lines = gunzipSync(readFileSync(join(folder, name, 'events.ndjson.gz'))).toString();
  const told: Record<string, string> = JSON.parse(
    readFileSync(join(folder, name, 'fingerprints.json'), 'utf8'),
  );
  return {
    events: lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
    fingerprints: new Map(Object.entries(told).map(([version, print]) => [Number(version), print])),
  };
};
