import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
const common = {
  testEnvironment: 'node',
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts'],
    '^@clockbeat/domain$': '<rootDir>/libs/domain/src/index.ts',
    '^@clockbeat/persistence$': '<rootDir>/libs/persistence/src/index.ts',
  },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2023',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
      },
    ],
  },
};

/** Only these start a PostgreSQL: a run of the unit tests alone stays under a second. */
const withPostgres = {
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

export default {
  // Much longer than anything takes: some start whole processes, on machines that may have other work.
  testTimeout: 90_000,
  // Jest leaves one core free; most of our tests wait for a server or a clock, and two at a time do so together.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/libs/domain/**/*.spec.ts',
        '<rootDir>/libs/persistence/{bank,src/seed}/**/*.spec.ts',
        '<rootDir>/apps/**/*.spec.ts',
        '<rootDir>/test/deploy/**/*.spec.ts',
        '<rootDir>/test/faults/**/*.spec.ts',
        '<rootDir>/test/load/**/*.spec.ts',
        '<rootDir>/test/simulator/**/*.spec.ts',
        '<rootDir>/test/abuse/**/*.spec.ts',
      ],
    },
    {
      ...common,
      ...withPostgres,
      displayName: 'integration',
      testMatch: ['<rootDir>/libs/persistence/**/*.spec.ts'],
      testPathIgnorePatterns: ['/libs/persistence/(bank|src/seed)/'],
    },
    {
      ...common,
      ...withPostgres,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
    },
  ],
};
