import { useSyncExternalStore } from 'react';

/** The part of the browser's Storage that is used. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface KeptOptions<T> {
  key: string;
  /** What there is when nothing readable is stored. */
  empty: T;
  /** The stored value if it is one, else null: whatever an older version, a hand or a broken disk left there. */
  read: (stored: unknown) => T | null;
  store?: KeyValueStore | null;
  /** This tab's own, and gone with it; else all tabs share it. */
  inTab?: boolean;
}

/**
 * One value that the browser keeps under a key of its own: survives a reload, is the same in every tab, and does without
 * storage where that is full or forbidden (until the reload). Broken content is the same as none (DATA-15).
 */
export class KeptValue<T> {
  private readonly listeners = new Set<() => void>();
  private store: KeyValueStore | null = null;
  private opened = false;
  /** What the storage held when this page last looked: what it could not write there is no news of another tab's. */
  private seen: string | null = null;
  private value: T;

  constructor(private readonly options: KeptOptions<T>) {
    this.value = options.empty;
  }

  /** The same object until it changes, as `useSyncExternalStore` wants it. */
  get = (): T => {
    this.open();
    return this.value;
  };

  set(value: T): void {
    this.open();
    this.value = value;
    const text = JSON.stringify(value);
    this.quietly((store) => {
      store.setItem(this.options.key, text);
      this.seen = text;
    });
    this.tell();
  }

  /** From what is stored now: another tab may have changed it since this page was last told. */
  update(change: (now: T) => T): void {
    this.open();
    this.load();
    this.set(change(this.value));
  }

  forget(): void {
    this.open();
    this.value = this.options.empty;
    this.quietly((store) => {
      store.removeItem(this.options.key);
      this.seen = null;
    });
    this.tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.open();
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads the storage when it is first wanted: a page that only imports this touches nothing. */
  private open(): void {
    if (this.opened) return;
    this.opened = true;
    this.store = this.options.store === undefined ? this.browserStore() : this.options.store;
    this.load();
    globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
      if (key === this.options.key || key === null) this.reload();
    });
  }

  private reload(): void {
    if (this.load()) this.tell();
  }

  private load(): boolean {
    let text = this.seen;
    this.quietly((store) => {
      text = store.getItem(this.options.key);
    });
    if (text === this.seen) return false;
    this.seen = text;
    this.value = (text === null ? null : this.options.read(parsed(text))) ?? this.options.empty;
    return true;
  }

  private quietly(use: (store: KeyValueStore) => void): void {
    try {
      if (this.store) use(this.store);
    } catch {
      // full or forbidden: this page remembers, a reload does not
    }
  }

  private browserStore(): KeyValueStore | null {
    try {
      return (this.options.inTab ? globalThis.sessionStorage : globalThis.localStorage) ?? null;
    } catch {
      return null;
    }
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** An object, of whatever: where a reader begins. */
export const asRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;

export const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A value the browser keeps, fresh whenever this tab or another changes it. */
export const useKept = <T>(kept: KeptValue<T>): T => useSyncExternalStore(kept.subscribe, kept.get);
