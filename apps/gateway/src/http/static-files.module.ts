import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';
import type { RequestHandler } from 'express';

/**
 * What is never a page of the client: calls, sockets, built files, and files that lie at the top. Without this a missing
 * script would be answered with index.html and 200. /auth/callback is a page, the rest of /auth is ours.
 */
const notAPage =
  /^\/(api|socket\.io|assets|media|health|metrics)(\/|$)|^\/auth(\/(?!callback\/?$)|$)|^\/[^/]+\.(js|css|map|svg|png|ico|txt|json|xml|webmanifest|woff2)$|^\/\./;

@Module({})
class StaticFilesModule {}

/**
 * Every page's path is index.html. The module below could do it, but by the file's whole path: in a folder whose path has a
 * dot folder (~/.local/…) Express takes the file for a hidden one.
 */
export const clientPages: RequestHandler = (request, _response, next) => {
  const { method, path } = request;
  if ((method === 'GET' || method === 'HEAD') && !notAPage.test(path)) request.url = '/index.html';
  next();
};

/** The built client, where it has been built: its files as they are. Its pages: `clientPages`. */
export const staticFilesModule = (webRoot: string | null): DynamicModule => ({
  module: StaticFilesModule,
  imports:
    webRoot === null
      ? []
      : [
          ServeStaticModule.forRoot({
            rootPath: webRoot,
            exclude: /^/,
            serveStaticOptions: { setHeaders: cacheHeaders },
          }),
        ],
});

/** Built files have their content's hash in their name; index.html names the newest ones. */
const cacheHeaders = (response: ServerResponse, path: string): void => {
  const hashed = path.includes(`${sep}assets${sep}`);
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** Where the build puts the client: seen from dist/run, from the compiled modules, and from the sources. */
export const builtClient = (): string | null =>
  ['../web', '../../../../web', '../../../../dist/web']
    .map((path) => join(import.meta.dirname, path))
    .find((path) => existsSync(join(path, 'index.html'))) ?? null;
