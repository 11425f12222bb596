import { access } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';

const endings = { br: '.br', gzip: '.gz' } as const;
const encodings = ['br', 'gzip'] as const;
/** No slash and no dot in front: a name in that folder, nothing else. */
const builtFile = /^\/assets\/\w[\w.-]*\.(js|css)$/;

/**
 * The build lays compressed copies beside the client's files (apps/web/compressed-copies.ts). Whoever takes one gets it as it
 * lies there: a room full of phones that open the page at once costs the game no compressing.
 */
export const compressedCopies =
  (webRoot: string): RequestHandler =>
  async (request, response, next) => {
    const { path } = request;
    if (!builtFile.test(path)) return next();
    const encoding = encodings.find((known) => request.acceptsEncodings(known));
    if (encoding === undefined || !(await exists(join(webRoot, path + endings[encoding])))) return next();
    request.url = request.url.replace(path, path + endings[encoding]);
    response.type(extname(path)).vary('Accept-Encoding').set('Content-Encoding', encoding);
    next();
  };

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
