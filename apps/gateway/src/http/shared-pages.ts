import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { escapeHtml } from './escape-html.js';

const joinLink = /^\/join(?:-team)?\/([A-Za-z0-9]{4,8})\/?$/;
const home = /^\/(home\/?)?$/;
/** What it shows stands behind the `#`, which no chat sends. */
const otherTable = /^\/what-if\/?$/;
const overlay = /^\/overlay\/[\w-]+\/?$/;

interface Preview {
  readonly title: string;
  readonly description: string;
}

/**
 * Links that people send each other: what a chat shows of them stands in the page itself, since nothing that makes such
 * previews runs a script. Of a join link its code alone: what is played, and who plays, is for those who join.
 */
export const sharedPages = (webRoot: string, originFor: (request: Request) => string): RequestHandler => {
  const page = readFileSync(join(webRoot, 'index.html'), 'utf8');
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (overlay.test(request.path)) {
      response.set('Cache-Control', 'no-cache').type('html').send(transparent(page));
      return;
    }
    const preview = previewOf(request.path);
    if (preview === null && !home.test(request.path)) return next();
    const html = withAddresses(preview === null ? page : withPreview(page, preview), {
      origin: originFor(request),
      path: request.path,
    });
    response.set('Cache-Control', 'no-cache').type('html').send(html);
  };
};

/**
 * An overlay lies over a video, from its first frame on: the client's styles, which come before its script, would paint the page.
 * Of one scheme, since a browser paints a frame whose scheme is not that of the page around it.
 */
const transparent = (page: string): string =>
  page.replace('<html ', '<html style="background: transparent; color-scheme: light" ');

const previewOf = (path: string): Preview | null => {
  const code = joinLink.exec(path)?.[1]?.toUpperCase();
  if (code !== undefined) return invitation(code);
  return otherTable.test(path) ? byOtherRules : null;
};

const byOtherRules: Preview = {
  title: 'A trivia game by other rules',
  description: 'Who would have come first by other rules: both tables side by side.',
};

const invitation = (code: string): Preview => ({
  title: 'Join a trivia game',
  description: `Enter your name and play. The code is ${code}.`,
});

/** The texts of index.html that say what a page is, said anew. */
const withPreview = (page: string, { title, description }: Preview): string =>
  page
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)} · Clockbeat</title>`)
    .replace(/(<meta property="og:title" content=")[^"]*/, `$1${escapeHtml(title)}`)
    .replace(/(<meta (?:name="|property="og:)description" content=")[^"]*/g, `$1${escapeHtml(description)}`);

/** Previews take whole addresses only, and which one ours is, is known with the request. */
const withAddresses = (page: string, { origin, path }: { origin: string; path: string }): string =>
  page.replace(
    '</head>',
    `<meta property="og:url" content="${escapeHtml(origin + path)}" />
    <meta property="og:image" content="${escapeHtml(`${origin}/share.png`)}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
  </head>`,
  );
