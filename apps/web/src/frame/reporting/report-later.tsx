import { lazy, Suspense } from 'react';
import type { ReportProps } from './report.js';

/** What it stands on is of use without it. */
const Fetched = lazy(() => import('./report.js').catch(() => ({ default: () => null })));

/** The way to report something of a game, or a set. Fetched, with its texts, where it stands: nobody’s first question waits for it. */
export const Report = (props: ReportProps) => (
  <Suspense fallback={<div className="min-h-11" />}>
    <Fetched {...props} />
  </Suspense>
);
