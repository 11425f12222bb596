/** What happened in the soak so far, by name; and what should not have. */
export class Tally {
  private readonly counts = new Map<string, number>();
  private readonly wrong = new Map<string, number>();

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  problem(what: string): void {
    this.wrong.set(what, (this.wrong.get(what) ?? 0) + 1);
  }

  get all(): Record<string, number> {
    return Object.fromEntries([...this.counts].toSorted(([a], [b]) => a.localeCompare(b)));
  }

  get problems(): Record<string, number> {
    return Object.fromEntries(this.wrong);
  }
}
