import { historyNigeria } from './history-nigeria.js';
import { popCulture } from './pop-culture.js';
import type { SampleCategory } from './sample.js';
import { scienceTech } from './science-tech.js';

/** The three that are built into the client (BANK-06). */
export const samples: readonly SampleCategory[] = [popCulture, scienceTech, historyNigeria];
