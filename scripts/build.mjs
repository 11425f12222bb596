import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIsFresh, rememberBuild, sourceHash } from './build-hash.mjs';
import { withLock } from './lock.mjs';
import { inRoot, root } from './paths.mjs';

const lockFile = inRoot('node_modules/.clockbeat-build.lock');

const compiler = ['node_modules/@nestjs/cli/bin/nest.js', 'build', 'gateway'];
/** Of what was compiled. */
const bundler = ['scripts/bundle.mjs'];
// nobody who starts it wants to read 150 lines of chunks
const client = [
  ...['node_modules/vite/bin/vite.js', 'build'],
  ...['-c', 'apps/web/vite.config.ts', '--logLevel', 'warn'],
];

/** Of the bank's questions. */
const pictures = 'libs/question-bank/pictures';

/** A command that builds first may be writing a file to the standard output. */
const toStderr = /** @type {import('node:child_process').StdioOptions} */ (['inherit', 2, 2]);

/** Builds everything, and notes last what was built: an interrupted build counts for nothing. */
async function build() {
  const hash = sourceHash();
  // here, not by the compiler: the client is put there while that still works
  rmSync(inRoot('dist'), { recursive: true, force: true });
  await Promise.all([buildGateway(), runTool(client)]);
  rememberBuild(hash);
}

async function buildGateway() {
  await runTool(compiler);
  mendImports();
  // the compiler takes sources only
  cpSync(inRoot(pictures), inRoot(`dist/${pictures}`), { recursive: true });
  await runTool(bundler);
}

/** @param {readonly string[]} tool and its arguments */
async function runTool([tool = '', ...args]) {
  if (!existsSync(inRoot(tool)))
    throw new Error(`${tool} is missing: run "npm ci" (with devDependencies) first.`);
  // always: under NODE_ENV=test React would be built for development, twice as large
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [tool, ...args], { cwd: root, env, stdio: toStderr });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build failed: ${[tool, ...args].join(' ')}`);
}

/**
 * In a folder called ü TypeScript tells the plugin of @nestjs/swagger "\\u00FC" where a type comes from, and it takes the
 * backslash for a folder's end: such an import gets a new path, from what follows the folder of the checkout.
 */
function mendImports() {
  if (/^[ -~]*$/.test(root)) return;
  const dist = inRoot('dist');
  for (const name of readdirSync(join(dist, 'apps/gateway'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(dist, 'apps/gateway', name);
    const text = readFileSync(file, 'utf8');
    const mended = text.replace(
      /^(import \* as openapi_import_\d+ from ")\.\.\/.*\/u[\dA-F]{4}.*\/((?:apps|libs)\/[^"]+)/gm,
      (_, start, path) => `${start}./${relative(dirname(file), join(dist, path)).replaceAll('\\', '/')}`,
    );
    if (mended !== text) writeFileSync(file, mended);
  }
}

/**
 * Builds unless dist/ is what these sources give; of several at the same time one builds, the others wait. A container's
 * image holds no sources: what was built there stays.
 */
export async function buildIfStale() {
  if (!existsSync(inRoot('apps'))) return;
  if (buildIsFresh()) return;
  await withLock(lockFile, async () => {
    if (buildIsFresh()) return;
    console.error('Building Clockbeat ...');
    await build();
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await withLock(lockFile, build).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
