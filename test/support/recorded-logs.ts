import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FinalEntry, StoredEvent, TeamEntry } from '@clockbeat/domain';

const folder = join(import.meta.dirname, '../recorded-logs');

/** What a recorded game must come to in every release. */
export interface Outcome {
  readonly version: number;
  readonly endedBy: string;
  readonly title: string;
  /** Of each seat in the order of joining; null without a rating. */
  readonly stars: readonly (number | null)[];
  readonly finalScores: readonly FinalEntry[];
  readonly teams: readonly TeamEntry[];
}

export interface RecordedLog {
  readonly name: string;
  /** As they lay on disk. */
  readonly events: readonly StoredEvent[];
  readonly outcome: Outcome;
}

const eventsIn = (ndjson: string): StoredEvent[] =>
  ndjson
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Every log that was ever recorded (test/recorded-logs/README.md). */
export const recordedLogs: readonly RecordedLog[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ndjson'))
  .sort()
  .map((path) => {
    const name = path.slice(0, -'.ndjson'.length);
    return {
      name,
      events: eventsIn(readFileSync(join(folder, path), 'utf8')),
      outcome: JSON.parse(readFileSync(join(folder, `${name}.expected.json`), 'utf8')),
    };
  });
