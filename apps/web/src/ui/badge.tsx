import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

export type BadgeTone = 'plain' | 'quiet' | 'live' | 'sky' | 'good' | 'bad';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-line text-text',
  quiet: 'bg-line text-muted',
  live: 'bg-coral text-ink',
  sky: 'bg-sky text-ink',
  good: 'bg-surface text-good ring-2 ring-good ring-inset',
  bad: 'bg-surface text-bad ring-2 ring-bad ring-inset',
};

/** A state in one word. The colour helps, the word says it. */
export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span
    className={classNames(
      'inline-block rounded-full px-2.5 py-0.5 text-sm font-bold whitespace-nowrap',
      tones[tone],
    )}
  >
    {children}
  </span>
);
