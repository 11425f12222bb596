export interface Notice {
  id: number;
  title?: string;
  text: string;
  tone: 'info' | 'error';
}

/** Long enough to read, short enough not to lie over the next question. */
const shownMs = { info: 3_000, error: 5_000 };

let notice: Notice | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const show = (next: Notice | null): void => {
  notice = next;
  for (const listener of listeners) listener();
};

/** Says something in passing. One at a time: a newer one takes the place of an older. */
export const notify = (text: string, options: { title?: string; tone?: Notice['tone'] } = {}): void => {
  clearTimeout(timer);
  count += 1;
  show({ id: count, text, tone: options.tone ?? 'info', ...(options.title ? { title: options.title } : {}) });
  timer = setTimeout(() => show(null), shownMs[options.tone ?? 'info']);
};

export const dismissNotice = (): void => {
  clearTimeout(timer);
  show(null);
};

export const subscribeNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentNotice = (): Notice | null => notice;
