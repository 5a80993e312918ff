import { defineConfig } from 'vitest/config'

/** How long a test looks for what should come about, on a machine that is busy with others. */
const poll = { timeout: 15_000 }

/** Checks that run without a browser; journeys are in e2e/. A console.error fails the test that caused it. */
const strict = './scripts/testing/fail-on-console-error.ts'

export default defineConfig({
  test: {
    // Much of the time is spent waiting for servers that start, stop and are killed: two at once on two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          include: ['contract/src/**/*.test.ts', 'critic/src/**/*.test.ts', 'server/src/**/*.test.ts'],
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
          include: ['lib/src/**/*.test.ts', 'identity/src/**/*.test.ts'],
          globalSetup: ['lib/src/testing/postgres.setup.ts'],
          setupFiles: [strict],
          expect: { poll },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
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
          // The whole product is started here too.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
