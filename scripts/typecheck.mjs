import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * `npm run typecheck`: every TypeScript project of the repository, by the compiler that is native code (TypeScript 7). It
 * has no interface for programs yet, so what makes something of types (Nest's build, the served schemas) has TypeScript 6.
 * What did not change since the last time is not looked at again.
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
      ...['node_modules/typescript-native/bin/tsc', '-p', project, '--noEmit'],
      ...['--incremental', '--tsBuildInfoFile', remembered],
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}
