// Everything that says whether the product is right: checks, tests, then journeys in a browser against the built
// product. The last line counts them all.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './steps/build-all.mjs'
import { runChecks } from './steps/checks.mjs'
import { findChromium } from './steps/find-chromium.mjs'
import { root, run } from './steps/run.mjs'

const report = (name) => join(root, '.cache', `${name}.json`)
const count = { passed: 0, failed: 0 }
const add = (passed, failed) => {
  count.passed += passed
  count.failed += failed
}

/** What a runner's own report counts; a runner that died without one counts as a failure. */
async function runSuite(name, program, args, read, env = {}) {
  process.stdout.write(`\n— ${name}\n`)
  rmSync(report(name), { force: true })
  const code = await run(program, args, { env })
  if (!existsSync(report(name))) return add(0, 1)
  const { passed, failed } = read(JSON.parse(readFileSync(report(name), 'utf8')))
  return add(passed, code !== 0 && failed === 0 ? 1 : failed)
}

async function runJourneys() {
  const chromium = await findChromium()
  if (!chromium) {
    process.stdout.write('\nNo Chromium could be found or installed; set CHROMIUM_PATH.\n')
    return add(0, 1)
  }
  try {
    await buildAll()
  } catch (error) {
    process.stdout.write(`\n${error.message}\n`)
    return add(0, 1)
  }
  return runSuite(
    'journeys',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
  )
}

const checks = await runChecks()
add(checks.filter(({ passed }) => passed).length, checks.filter(({ passed }) => !passed).length)
await runSuite(
  'tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('tests')}`],
  ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0),
  }),
)
await runJourneys()
process.stdout.write(`\n${count.passed} passed, ${count.failed} failed\n`)
process.exitCode = count.failed === 0 ? 0 : 1
