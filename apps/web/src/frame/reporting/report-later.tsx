import { lazy, Suspense } from 'react';
import type { ReportProps } from './report.js';

/** A game goes on well without it. */
const Fetched = lazy(() => import('./report.js').catch(() => ({ default: () => null })));

/** The way to report something of a game. Fetched, with its texts, where it stands: nobody’s first question waits for it. */
export const Report = (props: ReportProps) => (
  <Suspense fallback={<div className="min-h-11" />}>
    <Fetched {...props} />
  </Suspense>
);
