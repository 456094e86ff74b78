import { availableParallelism } from 'node:os';

export default {
  testEnvironment: '<rootDir>/.ci/folder-of-its-own.mjs',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript' },
          target: 'es2023',
          experimental: { keepImportAttributes: true }, // of JSON
        },
        module: { type: 'es6' },
      },
    ],
  },
  globalSetup: '<rootDir>/.ci/temporary-folder.mjs',
  globalTeardown: '<rootDir>/.ci/temporary-folder-end.mjs',
  testTimeout: 120_000,
  testSequencer: '<rootDir>/.ci/longest-first.mjs',
  reporters: ['default', '<rootDir>/.ci/skipped.mjs'],
  // Jest would leave one core to itself. Most of the time that tests take is spent waiting, for a program, a timeout or a
  // disk: a worker computes for a third of it, and with four on two cores a fifth of the two stood idle. With its engine it
  // takes up to half a GB.
  maxWorkers: Math.min(availableParallelism() * 3, availableParallelism() + 8),
  // Every start of git copies the page tables of the process it is started from: 1 ms of one that is small, 16 ms of one
  // with 600 MB, which a worker reaches by keeping every file's modules.
  workerIdleMemoryLimit: '250MB',
};
