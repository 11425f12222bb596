/** Lets a thing be said at most once in a while, with how often it happened meanwhile: a flood must not flood the log. */
export class Sampled {
  private readonly heard = new Map<string, { saidAt: number; unsaid: number }>();

  constructor(
    private readonly everyMs = 60_000,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** It happened once more. How often since it was last said, if it is to be said now; else null. `what` is one of few. */
  take(what: string): number | null {
    const known = this.heard.get(what);
    if (known && this.now() - known.saidAt < this.everyMs) {
      known.unsaid += 1;
      return null;
    }
    this.heard.set(what, { saidAt: this.now(), unsaid: 0 });
    return (known?.unsaid ?? 0) + 1;
  }
}
