import { compileCache } from '@glimmer/lib/testing/compile-cache'
import { defineConfig, devices } from '@playwright/test'
import { journeyBrowser } from './chromium.ts'

// For every product that a journey starts.
Object.assign(process.env, compileCache)

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A journey that passes only at its second attempt is a bug to fix.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  globalSetup: './global-setup.ts',
  // The longest journey begins first: at the end one worker would have nothing left to do beside it.
  projects: [
    { name: 'week', testMatch: 'week.e2e.ts' },
    { name: 'journeys', testMatch: '*.e2e.ts', testIgnore: 'week.e2e.ts' },
  ],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Nothing moves: a machine without a graphics card spends a third of its time on drawing movement, and a press on
    // an element that still moves may miss it. The journeys of the main job and of a moment see the movement.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would respond before a journey's network stubs; offline.e2e.ts allows it.
    serviceWorkers: 'block',
    // What cannot be pressed by then never will be, and should not use up the journey's whole timeout.
    actionTimeout: 20_000,
    launchOptions: journeyBrowser(),
    // Recording every journey takes a third of the machine: `--trace on` records a failed one when it is run again.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
