import { build } from 'vite';
import { inRoot, root } from './paths.mjs';

/** What can be started, by its name in dist/run, and where the compiler puts it. */
const programs = {
  gateway: 'apps/gateway/src/main.js',
  projector: 'apps/gateway/src/projections/projector.js',
  archiver: 'apps/gateway/src/months/archiver.js',
  replay: 'apps/gateway/src/analytics/replay.cli.js',
  'what-if': 'apps/gateway/src/analytics/what-if.cli.js',
  events: 'apps/gateway/src/analytics/events.cli.js',
  export: 'apps/gateway/src/export.cli.js',
  backup: 'libs/persistence/src/backup/backup.cli.js',
  archive: 'libs/persistence/src/archive/archive.cli.js',
  analysts: 'libs/persistence/src/analysts/analysts.cli.js',
  audit: 'libs/persistence/src/audit/audit.cli.js',
  names: 'libs/persistence/src/names/names.cli.js',
  projections: 'libs/persistence/src/cli.js',
};

/**
 * Puts each program with all that it imports into few files: a gateway has a thousand modules, and Node.js took two seconds
 * of a processor to find and read them, at each start. Names stay as they are, since dependency injection, OpenAPI and stack
 * traces show them.
 */
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  // a binary, one that knows its files by where it lies, and one whose url.parse() Node.js 24 warns of, but not in node_modules
  ssr: { noExternal: true, external: ['sharp', 'swagger-ui-dist', 'passport-google-oauth20'] },
  build: {
    ssr: true,
    outDir: inRoot('dist/run'),
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(programs).map(([name, file]) => [name, inRoot(`dist/${file}`)]),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', keepNames: true },
    },
  },
});
