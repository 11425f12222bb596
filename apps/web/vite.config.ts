import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const gateway = 'http://127.0.0.1:3000';

export default defineConfig({
  root,
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  server: {
    proxy: {
      '/api': gateway,
      '/auth/google': gateway,
      '/auth/logout': gateway,
      '/health': gateway,
      '/socket.io': { target: gateway, ws: true },
    },
  },
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    sourcemap: true,
    // The content security policy allows fonts and pictures from our own host only, never as data: URLs.
    assetsInlineLimit: 0,
  },
});
