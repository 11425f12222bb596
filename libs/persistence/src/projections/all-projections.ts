import { gamesProjection } from '../games/games.projection.js';
import { summariesProjection } from '../mails/summaries.projection.js';
import { resultsProjection } from '../results/results.projection.js';
import { sealsProjection } from '../seals/seals.projection.js';
import { webhooksProjection } from '../webhooks/webhooks.projection.js';
import type { Projection } from './projection.js';

/** Every read model there is. */
export const projections: readonly Projection[] = [
  gamesProjection,
  resultsProjection,
  sealsProjection,
  summariesProjection,
  webhooksProjection,
];
