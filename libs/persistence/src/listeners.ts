/** Listeners that are told at once, one after another; what one of them throws stops neither the others nor the teller. */
export class Listeners<T> {
  private readonly listeners = new Set<(news: T) => void>();

  add(listener: (news: T) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(news: T): void {
    for (const listener of this.listeners) {
      try {
        listener(news);
      } catch (error) {
        // a bug of the listener: it must be seen, and must not undo what is already committed
        process.emitWarning(`A listener threw: ${describe(error)}`);
      }
    }
  }
}

const describe = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : String(error);
