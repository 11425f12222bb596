import type { ServerResponse } from 'node:http';
import type { GameId } from '@clockbeat/domain';
import type { ExportedRow } from '../export/exported-row.js';

/** Proxies close what is silent for a minute, ms. */
const beatMs = 15_000;
/** A reader that has taken nothing for so long, while something waits for it, is cut off, ms. */
const patienceMs = 30_000;

/** What a reader has the right by. */
export interface Proof {
  readonly sessionId: string | null;
  readonly tokenHash: string | null;
}

export interface Reader extends Proof {
  readonly accountId: string;
  /** The only game that it follows; null: all of its scope. */
  readonly gameId: GameId | null;
}

/** One reader of the log. No more than a page is read ahead of it: who reads slowly costs a connection and no memory. */
export class EventStream {
  private isOver = false;
  private hasNews = false;
  private goOn: () => void = () => undefined;

  /** `rows` tells what is there behind all that it has told before. */
  constructor(
    readonly reader: Reader,
    private readonly rows: () => AsyncIterable<readonly ExportedRow[]>,
    private readonly response: ServerResponse,
  ) {
    response.once('close', () => this.end());
  }

  /** There may be something to tell. */
  news(): void {
    this.hasNews = true;
    this.goOn();
  }

  end(): void {
    this.isOver = true;
    this.goOn();
    this.response.end();
  }

  /** Tells what there is, then what comes, until it is ended or its reader has gone. Rejects where the log cannot be read. */
  async tell(): Promise<void> {
    const beat = setInterval(() => this.beat(), beatMs);
    try {
      while (!this.isOver) {
        this.hasNews = false;
        for await (const page of this.rows()) {
          await this.write(page);
          if (this.isOver) return;
        }
        if (!this.hasNews && !this.isOver) await this.untilNews();
      }
    } finally {
      clearInterval(beat);
      this.response.end();
    }
  }

  private untilNews(): Promise<void> {
    return new Promise((resolve) => {
      this.goOn = resolve;
    });
  }

  private beat(): void {
    if (!this.isOver && !this.response.writableNeedDrain) this.response.write(': beat\n\n');
  }

  private async write(page: readonly ExportedRow[]): Promise<void> {
    const text = page.map((row) => `id: ${row.cursor}\ndata: ${JSON.stringify(row)}\n\n`).join('');
    if (this.isOver || this.response.write(text) || (await this.drained())) return;
    // what was not taken is told again from the last id that was
    this.response.destroy();
  }

  /** Whether the reader took what waited for it; not, where it has gone. */
  private drained(): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (taken: boolean): void => {
        clearTimeout(late);
        this.response.off('drain', onDrain).off('close', onClose);
        resolve(taken);
      };
      const onDrain = (): void => settle(true);
      const onClose = (): void => settle(false);
      const late = setTimeout(onClose, patienceMs);
      this.response.once('drain', onDrain).once('close', onClose);
    });
  }
}
