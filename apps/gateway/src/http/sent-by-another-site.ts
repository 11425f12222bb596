import type { Request } from 'express';

/**
 * Whether a page of another site, or of another port of ours, has led the browser here. Browsers say so over https and to
 * localhost; where they say nothing, nothing is known.
 */
export const isSentByAnotherSite = (request: Request): boolean =>
  ['cross-site', 'same-site'].includes(request.header('sec-fetch-site') ?? '');
