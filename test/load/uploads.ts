import { setTimeout as sleep } from 'node:timers/promises';
import { csvColumns, limits, type UploadResult } from '@clockbeat/domain';
import type { Meanwhile } from './measure.js';
import { type Spread, spreadOf } from './spread.js';

const rows = limits.upload.questions;
/** A host picks the next file. */
const betweenMs = 500;

const fileOf = (): string => {
  const lines = Array.from({ length: rows }, (_, index) =>
    [
      index + 1,
      `Load ${index % 9}`,
      `"Question ${index + 1}, of many: which of these four answers is the one that counts?"`,
      'The first answer,"The second, longer answer","The ""third"" answer",The fourth answer',
      'ABCD'.charAt(index % 4),
      'Medium',
    ].join(','),
  );
  return [csvColumns.join(','), ...lines].join('\n');
};

/** A host who sends full files, one after the other, as long as the games last. */
export class Uploads {
  readonly problems: string[] = [];
  private readonly file = fileOf();
  private readonly ms: number[] = [];

  constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {}

  readonly meanwhile: Meanwhile = async (over) => {
    while (!over.aborted) {
      await this.send();
      await sleep(betweenMs, undefined, { signal: over }).catch(() => undefined);
    }
  };

  get times(): Spread {
    return spreadOf(this.ms);
  }

  get what(): string {
    return `${rows} rows, ${Math.round(this.file.length / 1024)} kB`;
  }

  private async send(): Promise<void> {
    const startedAt = performance.now();
    const response = await fetch(new URL('/api/questions/csv?commit=true', this.url), {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'text/csv' },
      body: this.file,
    });
    const text = await response.text();
    this.ms.push(performance.now() - startedAt);
    const stored = response.ok ? (JSON.parse(text) as UploadResult).count : 0;
    if (stored !== rows) this.problems.push(`an upload: ${response.status}, ${stored} of ${rows} stored`);
  }
}
