// Everything that says whether the product works: checks, tests, then browser journeys against the built product. The
// last line has the totals.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../e2e/chromium.ts'
import { runChecks } from './lib/checks.mjs'
import { root, run } from './lib/run.mjs'

const report = (name) => join(root, '.cache', `${name}.json`)
const count = { passed: 0, failed: 0 }
const add = (passed, failed) => {
  count.passed += passed
  count.failed += failed
}

/** Adds the totals of a runner's own report; a runner that died without a report counts as one failure. */
async function runSuite(name, program, args, read, env = {}) {
  process.stdout.write(`\n— ${name}\n`)
  rmSync(report(name), { force: true })
  const code = await run(program, args, { env })
  if (!existsSync(report(name))) return add(0, 1)
  const { passed, failed } = read(JSON.parse(readFileSync(report(name), 'utf8')))
  return add(passed, code !== 0 && failed === 0 ? 1 : failed)
}

async function runJourneys() {
  try {
    ensureChromium()
  } catch (error) {
    process.stdout.write(`\n${error.message}\n`)
    return add(0, 1)
  }
  if ((await run('node', ['scripts/build.mjs'])) !== 0) return add(0, 1)
  return runSuite(
    'journeys',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected }),
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
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
