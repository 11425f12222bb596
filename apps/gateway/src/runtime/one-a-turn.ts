/**
 * Does one thing in each turn of the event loop. A thousand phones ask for a question's picture in one moment; all of them
 * in one turn were half a second, which the answers of that moment would have to wait for.
 */
export class OneATurn {
  private readonly waiting: (() => void)[] = [];

  do(work: () => void): void {
    if (this.waiting.push(work) === 1) setImmediate(this.doNext);
  }

  /** Resolves in a turn of its own. */
  next(): Promise<void> {
    return new Promise((resolve) => this.do(resolve));
  }

  private readonly doNext = (): void => {
    const work = this.waiting.shift();
    if (this.waiting.length > 0) setImmediate(this.doNext);
    work?.();
  };
}
