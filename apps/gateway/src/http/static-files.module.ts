import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';

/**
 * What is never a page of the client: calls, sockets, built files, the server's own pages, and files that lie at the top. Without this a missing
 * script would be answered with index.html and 200. /auth/callback is a page, the rest of /auth is ours.
 */
const notAPage =
  /^\/(api|socket\.io|assets|media|health|metrics|imprint|privacy|terms|cookies)(\/|$)|^\/auth(\/(?!callback\/?$)|$)|^\/[^/]+\.(js|css|map|svg|png|ico|txt|json|xml|webmanifest|woff2)$|^\/\./;

@Module({})
class StaticFilesModule {}

/** Whether a path is one of the client's pages, each of which is index.html (face/client-files.ts). */
export const isClientPage = (path: string): boolean => !notAPage.test(path);

/** The built client, where it has been built: its files as they are. Its pages: `clientFiles`. */
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
