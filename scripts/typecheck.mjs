import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * `npm run typecheck`: every TypeScript project of the repository. What did not change since the last time is not looked
 * at again: a second run takes a third of the first.
 */
const projects = [
  '.',
  'apps/web',
  'apps/web/service-worker',
  'apps/web/test-support',
  'test/browser',
  'test/client',
  'test/engines',
];

for (const project of projects) {
  const remembered = `node_modules/.cache/typecheck/${project.replaceAll('/', '-').replace(/^\.$/, 'root')}.tsbuildinfo`;
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/typescript/bin/tsc', '-p', project, '--noEmit'],
      ...['--incremental', '--tsBuildInfoFile', remembered],
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}
