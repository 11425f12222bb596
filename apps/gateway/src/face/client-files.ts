import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@clockbeat/domain';
import type { Request, RequestHandler, Response } from 'express';
import type { Face } from '../config/face.js';
import { readerLanguage } from '../http/reader-language.js';
import { isClientPage } from '../http/static-files.module.js';
import { ClientPage } from './client-page.js';
import { manifest } from './manifest.js';
import type { LogoPictures, Picture } from './pictures.js';
import { isShared, previewOf } from './previews.js';

const overlay = /^\/overlay\/[\w-]+\/?$/;

type Answer = (request: Request, response: Response) => void;

/** What a drawing may do that is opened by its own address: be drawn. Neither script, nor anything from elsewhere. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The logo and what was drawn from it; also where no client is served, for our own pages show it. */
export const logoFiles = (pictures: LogoPictures | null): RequestHandler =>
  answering((path) => {
    const picture = pictures?.byPath.get(path);
    return picture === undefined ? null : (_, response) => sendPicture(response, picture);
  });

const sendPicture = (response: Response, { type, bytes }: Picture): void => {
  response
    .set({ 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Security-Policy': drawingPolicy })
    .type(type)
    .send(bytes);
};

/**
 * The client's pages, its manifest and its service worker as this installation has them: what the build made, with the face put
 * on it, in the language of whoever asks.
 */
export const clientFiles = (
  webRoot: string,
  face: Face,
  pictures: LogoPictures | null,
  signIn: string | null,
  originFor: (request: Request) => string,
): RequestHandler => {
  const page = new ClientPage(webRoot, face, pictures, signIn);
  const worker = serviceWorker(webRoot, page, pictures === null ? [] : [face.logo?.path ?? '']);

  const sendPage: Answer = (request, response) => {
    const language = readerLanguage(request, face);
    const { path } = request;
    const shared = isShared(path) ? { origin: originFor(request), path } : null;
    inLanguage(response, language)
      .type('html')
      .send(page.in(language, previewOf(path, language), shared));
  };
  const sendOverlay: Answer = (request, response) => {
    const language = readerLanguage(request, face);
    inLanguage(response, language).type('html').send(page.overlayIn(language));
  };
  const sendManifest: Answer = (request, response) => {
    const language = readerLanguage(request, face);
    inLanguage(response, language)
      .type('application/manifest+json')
      .send(JSON.stringify(manifest(face, language, pictures)));
  };
  const sendWorker: Answer = (_, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(worker);
  };
  return answering((path) => {
    if (path === '/manifest.webmanifest') return sendManifest;
    if (path === '/sw.js') return worker === null ? null : sendWorker;
    if (overlay.test(path)) return sendOverlay;
    return path === '/index.html' || isClientPage(path) ? sendPage : null;
  });
};

/** What is read of a path alone; all other requests pass by. */
const answering =
  (answerFor: (path: string) => Answer | null): RequestHandler =>
  (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const answer = reads ? answerFor(request.path) : null;
    return answer === null ? next() : answer(request, response);
  };

const inLanguage = (response: Response, language: Language): Response =>
  response.set({ 'Cache-Control': 'no-cache', 'Content-Language': language }).vary('Accept-Language');

/**
 * The worker keeps one page for days without a network: it is another worker when a setting has changed that page, and so keeps
 * the new one. Null where the build has none.
 */
const serviceWorker = (webRoot: string, page: ClientPage, besides: readonly string[]): string | null => {
  const built = textOf(join(webRoot, 'sw.js'));
  if (built === null) return null;
  const [whole, files, version] = firstLines.exec(built) ?? [];
  if (whole === undefined)
    throw new Error('sw.js does not begin as apps/web/service-worker-plugin.ts writes it');
  const face = createHash('sha256').update(page.variants.join()).digest('hex').slice(0, 12);
  const shell = [files, ...besides.map((path) => JSON.stringify(path))].join();
  return `const shell = [${shell}];\nconst version = "${version}-${face}";\n${built.slice(whole.length)}`;
};

/** What the build tells the worker (apps/web/service-worker-plugin.ts). */
const firstLines = /^const shell = \[(.+)\];\nconst version = "(\w+)";\n/;

const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};
