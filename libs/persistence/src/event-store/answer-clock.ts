/** When the store last answered anything, on a clock that never jumps. */
export class AnswerClock {
  private last: number | null = null;

  mark(): void {
    this.last = performance.now();
  }

  /** Null when it never answered. */
  msSince(): number | null {
    return this.last === null ? null : performance.now() - this.last;
  }
}
