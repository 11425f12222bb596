import { availableParallelism } from 'node:os';
import { keepTemporaryFilesInMemory } from './test/support/temporary-folder.mjs';

keepTemporaryFilesInMemory();

const common = {
  runner: '<rootDir>/test/runner/jest-runner.mjs',
  rootDir: import.meta.dirname,
  roots: ['apps', 'libs', 'test'].map((name) => `<rootDir>/${name}`),
  // Node.js compiles with a loader of ours: Babel, with which Jest would load the global set-up, costs a second for nothing
  transform: {},
};

/** Only these start a PostgreSQL: unit tests, those of our tools and of components need none. */
const withPostgres = {
  ...common,
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

/**
 * What is in which project, and how long it takes: docs/testing.md.
 * @type {import('jest').Config}
 */
export default {
  // For what hangs. Some start whole processes, on machines that have other work: no test has a shorter one of its own.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/test/runner/sequencer.mjs',
  // Many of these tests wait for a server or a clock: with two fewer, two processors stand idle for a third of the time.
  maxWorkers: availableParallelism() + 4,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/libs/{domain,question-bank}/**/*.spec.ts', '<rootDir>/apps/**/*.spec.ts'],
    },
    {
      ...common,
      displayName: 'tools',
      testMatch: ['<rootDir>/test/{faults,load,simulator,abuse,receipts,runner,signals}/**/*.spec.ts'],
    },
    {
      ...common,
      displayName: 'documents',
      testMatch: ['<rootDir>/test/{deploy,docs}/**/*.spec.ts'],
    },
    {
      ...common,
      displayName: 'component',
      testMatch: ['<rootDir>/apps/web/**/*.spec.tsx'],
    },
    {
      ...withPostgres,
      displayName: 'store',
      testMatch: ['<rootDir>/libs/persistence/**/*.spec.ts'],
    },
    {
      ...withPostgres,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
    },
    {
      ...withPostgres,
      displayName: 'heavy',
      testMatch: ['<rootDir>/{libs,test}/**/*.heavy-spec.ts'],
    },
  ],
};
