import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressedCopies } from './compressed-copies.js';
import { serviceWorker } from './service-worker-plugin.js';

const root = fileURLToPath(new URL('.', import.meta.url));
/** An object, not an address: the gateway is to see the host that the browser used, for links and for the way back from a sign-in. */
const gateway = { target: `http://127.0.0.1:${process.env['PORT'] || 3000}` };

/** The /design page is for development; Tailwind reads every file, and would put its classes on each player's way. */
const withoutDesignPage: Plugin = {
  name: 'without-design-page',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/styles/index.css') ? `${code}\n@source not "../features/design";` : undefined,
};

/** Every browser that runs the client reads woff2: the older faces of its letters would only be built and kept. */
const newestFaces: Plugin = {
  name: 'newest-faces',
  enforce: 'pre',
  transform: {
    filter: { id: /katex[\\/]dist[\\/].*\.css$/ },
    handler: (code) => ({ code: code.replace(/,url\([^)]*\) format\("(woff|truetype)"\)/g, ''), map: null }),
  },
};

/** Our modules whose paths in src begin so. */
const ours = (...beginnings: string[]): RegExp =>
  new RegExp(`[\\\\/]web[\\\\/]src[\\\\/](${beginnings.join('|').replaceAll('/', '[\\\\/]')})`);

const routerInProduction = createRequire(import.meta.resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/development([\\/])index\.m?js$/, 'production$1index.mjs');

/**
 * Parts of libraries on each player's way that we don't use, and that the bundler cannot know to do nothing: the router makes
 * its forms, its scroll keeping and a link that fetches ahead at once (4 kB by gzip); our gateway speaks no WebTransport.
 */
const onlyWhatWeUse: Plugin = {
  name: 'only-what-we-use',
  apply: 'build',
  transform: {
    filter: {
      id: /react-router[\\/]dist[\\/]\w+[\\/]chunk|engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]index/,
    },
    handler: (code) => ({
      code: code
        .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/^ +webtransport: WT,$/m, ''),
      map: null,
    }),
  },
};

export default defineConfig({
  root,
  plugins: [
    withoutDesignPage,
    newestFaces,
    onlyWhatWeUse,
    react(),
    tailwindcss(),
    serviceWorker(),
    compressedCopies(),
  ],
  resolve: {
    tsconfigPaths: true,
    // Its package offers the development build to bundlers.
    alias: [{ find: /^react-router$/, replacement: routerInProduction }],
  },
  server: {
    proxy: {
      '/api': gateway,
      '/cookies': gateway,
      '/imprint': gateway,
      '/privacy': gateway,
      '/terms': gateway,
      '/manifest.webmanifest': gateway,
      '/auth/google': gateway,
      '/auth/local': gateway,
      '/auth/logout': gateway,
      '/health': gateway,
      '/media': gateway,
      '/socket.io': { ...gateway, ws: true },
    },
  },
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    sourcemap: true,
    // Browsers without modulepreload load the same files a little later; the stand-in would cost every player 0.4 kB.
    modulePreload: { polyfill: false },
    // The content security policy allows fonts and pictures from our own host only, never as data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // Few files: each one costs headers, and a request of the gateway's time.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
              priority: 9,
            },
            { name: 'app', tags: ['$initial'], priority: 8 },
            { name: 'socket', test: /node_modules[\\/](@socket\.io|socket\.io-|engine\.io-)/, priority: 7 },
            { name: 'play', test: ours('features/play/play-page'), priority: 6 },
            // What the desk has in common with a game beside its questions: a host need not load that for it.
            {
              name: 'shared',
              test: new RegExp(
                `${ours('paths\\.ts', 'texts/use-one-digit', 'ui/(modal|skeleton)').source}|domain[\\\\/]src[\\\\/]contract[\\\\/](limits|media)\\.`,
              ),
              priority: 5.5,
            },
            // The phase besides: a panel wants it, and nothing that a phone shows in it.
            {
              name: 'besides',
              test: ours('features/play/besides\\.ts', 'frame/use-shown-phase'),
              priority: 5,
            },
            { name: 'paced', test: ours('features/play/paced/paced\\.ts'), priority: 4.5 },
            { name: 'home', test: ours('pages.tsx', 'features/home/home-page'), priority: 4 },
            {
              name: 'desk',
              test: ours(
                'api/(?!assignment|attempts|evenings|league|log|operator|public-set|reports|series)',
                'frame/(?!agree-with-account|by-link|controls|corrections|game-notices|go-on|host-skeleton|hosted-games|hosting-parts|invited|pending-game|prepared-teams|question|quotas/(quota-line|places)|rematch|reporting|rules|schedule-words|seated|set-size|shared-sets|sign-in-again)',
                'lib/random-uuid',
                'texts/(desk-texts|room-texts|regional)',
                'ui/(?!chart-frame|data-table|desk|crowd|media/(credits|media-thumb)|option-list|qr-|remove-button|sound/tunes|star-|formulas/typeset)',
                'features/account/sets/saved-set',
              ),
              priority: 2,
            },
            // What opens over a page, selects and menus are made of it too.
            { name: 'dialogs', test: ours('ui/desk/dialogs'), priority: 1.5 },
            // What pages of a running game have in common.
            {
              name: 'game',
              test: ours('frame/(controls|rematch|seated)', 'ui/(option-list|star-)'),
              priority: 1,
            },
            // What the dashboard does not show. The way to questions, with what is kept of them; files are read by what comes with one:
            {
              name: 'questions',
              test: ours(
                'frame/(hosting-parts|pending-game|prepared-teams|question-seconds|rules|set-size)',
                'hosting/(?!formats)',
                'texts/questions-texts',
                'ui/media/(credits|media-thumb)',
              ),
              priority: 1,
            },
            // what comes after a game, drawn:
            { name: 'after', test: ours('texts/after-texts', 'ui/chart-frame'), priority: 1 },
          ],
        },
      },
    },
  },
});
