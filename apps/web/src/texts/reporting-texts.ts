import { catalogue } from './catalogue.js';
import { reporting } from './en/reporting.js';
import type { TranslateOf } from './runtime.js';

/** The texts of what reports something. A catalogue of their own: few ever read them, and nobody waits for them. */
export const useReportingTexts: () => TranslateOf<typeof reporting> = catalogue(
  'reporting',
  reporting,
).useTexts;
