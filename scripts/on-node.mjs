import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { jestCommand } from './jest.mjs';
import { inRoot, root } from './paths.mjs';

/**
 * `node scripts/on-node.mjs 20`: the unit tests, those of our tools, one whole game night and what `npm start` does on another
 * Node.js than the one that npm brings for scripts. The one that runs this will do, if it is of that release; else the npm
 * package "node" brings a binary, into a folder of its own. With REPORTS_DIR set, writes the results there.
 */
const [version = ''] = process.argv.slice(2);
if (!/^\d+$/.test(version)) throw new Error('Which major version of Node.js? For example: 20');

const binary = process.versions.node.startsWith(`${version}.`) ? process.execPath : fetched();
const reports = process.env.REPORTS_DIR && join(process.env.REPORTS_DIR, `node-${version}`);
if (reports) mkdirSync(reports, { recursive: true });
// what the tests start themselves is to run on it as well
const PATH = [dirname(binary), process.env.PATH].join(delimiter);
run(binary, ['--version'], { PATH });
run(
  binary,
  jestCommand(
    [
      ...[
        '--selectProjects',
        'unit',
        'tools',
        'documents',
        'e2e',
        '--testPathPatterns',
        '\\.spec\\.ts$',
        'live/game-night',
        'start/start',
      ],
      ...(reports ? ['--json', `--outputFile=${join(reports, 'jest.json')}`] : []),
    ],
    version,
  ),
  { PATH },
);

/** Where the binary lies, which is fetched if it is not there yet. */
function fetched() {
  const folder = inRoot(`node_modules/.cache/node-${version}`);
  const path = join(folder, 'node_modules/node/bin/node');
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `node@${version}`];
  run('npm', install, {}, process.platform === 'win32');
  return path;
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function run(command, args, env, shell = false) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell,
  });
  if (status !== 0) process.exit(status ?? 1);
}
