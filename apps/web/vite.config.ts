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

export default defineConfig({
  root,
  plugins: [withoutDesignPage, react(), tailwindcss(), serviceWorker(), compressedCopies()],
  resolve: { tsconfigPaths: true },
  server: {
    proxy: {
      '/api': gateway,
      '/auth/google': gateway,
      '/auth/local': gateway,
      '/auth/logout': gateway,
      '/health': gateway,
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
      output: {
        codeSplitting: {
          // A player's way in three files: each one costs headers, and a request of the gateway's time.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
              priority: 3,
            },
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'play', test: /features[\\/]play[\\/]play-page/, priority: 1 },
          ],
        },
      },
    },
  },
});
