import { cutOff, endOfRows } from './format.js';

const lastRow = Buffer.from(`\n${endOfRows}`);
const noRow = Buffer.from(endOfRows);

/** Reads the text of a backup: single lines of ours, and the rows between them in pieces of whole lines. */
export class BackupLines {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly source: AsyncIterator<Buffer>) {}

  /** The next line, without its end. */
  async next(): Promise<string> {
    for (;;) {
      const end = this.rest.indexOf('\n');
      if (end >= 0) return this.take(end + 1).toString('utf8', 0, end);
      await this.more();
    }
  }

  /** Rows up to the line that ends them, which is taken, too. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.rest.subarray(0, noRow.length).equals(noRow)) {
        this.take(noRow.length);
        return;
      }
      const last = this.rest.indexOf(lastRow);
      const whole = last >= 0 ? last + 1 : this.rest.lastIndexOf('\n') + 1;
      if (whole > 0) yield this.take(whole);
      else await this.more();
    }
  }

  /** Whether nothing follows. */
  async isOver(): Promise<boolean> {
    return this.rest.length === 0 && (await this.source.next()).done === true;
  }

  private take(length: number): Buffer {
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  private async more(): Promise<void> {
    const { done, value } = await this.source.next();
    if (done) throw cutOff();
    this.rest = Buffer.concat([this.rest, value]);
  }
}
