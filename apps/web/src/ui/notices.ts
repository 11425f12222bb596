import { type Readable, store } from '../lib/store.js';

export interface Notice {
  id: number;
  title?: string;
  text: string;
  tone: 'info' | 'error';
}

/** Long enough to read, short enough not to lie over the next question. */
const shownMs = { info: 3_000, error: 5_000 };

const shown = store<Notice | null>(null);
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something in passing. One at a time: a newer one takes the place of an older. */
export const notify = (text: string, options: { title?: string; tone?: Notice['tone'] } = {}): void => {
  clearTimeout(timer);
  count += 1;
  shown.set({
    id: count,
    text,
    tone: options.tone ?? 'info',
    ...(options.title ? { title: options.title } : {}),
  });
  timer = setTimeout(() => shown.set(null), shownMs[options.tone ?? 'info']);
};

export const dismissNotice = (): void => {
  clearTimeout(timer);
  shown.set(null);
};

/** The one that is in sight. */
export const notice: Readable<Notice | null> = shown;
