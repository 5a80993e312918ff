import { defineConfig, devices } from '@playwright/test'
import { findChromium, launchArguments } from './chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A journey that passes at its second try is a fault to be mended.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  globalSetup: './global-setup.ts',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A worker would answer before the network stubs of a journey; offline.e2e.ts lets it in.
    serviceWorkers: 'block',
    // What cannot be pressed by then never will be, and should not use up the whole time of its journey.
    actionTimeout: 20_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...launchArguments, '--autoplay-policy=user-gesture-required'],
    },
    // Recording every journey costs a third of the machine: `--trace on` records one that failed when it is run again.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
