const sizes = { least: 1, first: 500, most: 10_000 };
/** A batch should take about this long, ms: well below the second for which a transaction may write. */
const aim = { least: 100, most: 300 };
/** A batch of half the size that takes more than this part of the time is no quicker: it is the machine that takes the time. */
const hardlyQuicker = 0.75;

/** How many events a batch may have, by how long those before took. Where smaller ones are no quicker they only cost more: so they grow again. */
export class BatchSize {
  private size = sizes.first;
  /** The last full batch; null before the first one. */
  private last: { readonly size: number; readonly ms: number } | null = null;

  get events(): number {
    return this.size;
  }

  /** Whether it could be any smaller. */
  get isLeast(): boolean {
    return this.size === sizes.least;
  }

  /** A full batch was done after so long, ms. Others say nothing of the size: they had fewer events. */
  took(ms: number): void {
    const { last } = this;
    const isNoQuicker = last !== null && last.size >= this.size && ms > hardlyQuicker * last.ms;
    if (ms < aim.least || (ms > aim.most && isNoQuicker)) this.resize(this.size * 2, ms);
    else if (ms > aim.most) this.resize(this.size / 2, ms);
    else this.resize(this.size, ms);
  }

  /** A batch was given up after so long, ms. */
  tookTooLong(ms: number): void {
    this.resize(this.size / 4, ms);
  }

  private resize(size: number, ms: number): void {
    this.last = { size: this.size, ms };
    this.size = Math.min(sizes.most, Math.max(sizes.least, Math.floor(size)));
  }
}
