import { defineConfig, devices } from '@playwright/test'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** A machine without network or graphics still runs this browser; only loopback is ever asked for. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=user-gesture-required',
]

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine may lose one step to time; it is told as flaky, and is a fault to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  globalSetup: './start-product.ts',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A worker would answer before the stand-ins of a journey; offline.e2e.ts lets it in.
    serviceWorkers: 'block',
    // What cannot be pressed by then never will be, and holds up nobody for the whole of a journey's time.
    actionTimeout: 20_000,
    launchOptions: { executablePath: chromium, args: launchArguments },
    // Recording every journey costs a third of the machine; a failure is recorded when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
