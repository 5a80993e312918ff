import { defineConfig } from 'vitest/config'
import { compileCache } from './lib/src/testing/compile-cache.ts'

/** How long a test polls for an expected state, on a machine that is busy with others. */
const poll = { timeout: 15_000 }

// For the workers, and for every process that a test starts.
Object.assign(process.env, compileCache)

/** Test files share their modules: importing the app for each of 300 files takes longer than their tests. */
const isolate = false

/** A console.error fails the test that caused it. Journeys, which need a browser, are in e2e/. */
const strict = './scripts/testing/fail-on-console-error.ts'

export default defineConfig({
  test: {
    // Much of the time is spent waiting for servers that start, stop and are killed: two workers for two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          isolate,
          include: [
            'picture/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'critic/src/**/*.test.ts',
            'server/src/**/*.test.ts',
          ],
          globalSetup: ['server/src/testing/postgres.setup.ts'],
          setupFiles: [strict],
          expect: { poll },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'identity',
          isolate,
          include: ['lib/src/**/*.test.ts', 'identity/src/**/*.test.ts'],
          globalSetup: ['lib/src/testing/postgres.setup.ts'],
          setupFiles: [strict, 'identity/src/testing/quick-hashes.ts'],
          expect: { poll },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          isolate,
          include: ['web/src/**/*.test.{ts,tsx}', 'web/scripts/**/*.test.ts'],
          setupFiles: [strict],
          expect: { poll },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['scripts/**/*.test.mjs', 'e2e/**/*.test.ts', 'bench/**/*.test.ts'],
          setupFiles: [strict],
          expect: { poll },
          // These tests start the whole product too.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
