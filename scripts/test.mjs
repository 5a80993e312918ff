// Everything that says whether the product works: checks beside the build, then tests beside browser journeys, both on
// what was built. The last lines name each failure again, with what it said, and have the totals.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../e2e/chromium.ts'
import { runChecks } from './lib/checks.mjs'
import { failedChecks, failedJourneys, failedTests } from './lib/failures.mjs'
import { root, run } from './lib/run.mjs'

const report = (name) => join(root, '.cache', `${name}.json`)
let passed = 0
const failures = []

/**
 * Counts what a runner's own report says. A runner that ends without one, or fails without naming a test, is one
 * failure.
 */
async function runSuite(name, program, args, read, options) {
  rmSync(report(name), { force: true })
  const code = await run(program, args, options)
  const result = existsSync(report(name))
    ? read(JSON.parse(readFileSync(report(name), 'utf8')))
    : { passed: 0, failed: [] }
  passed += result.passed
  failures.push(...result.failed)
  if (code !== 0 && result.failed.length === 0) failures.push(`${name}: ${program} ended with ${code}, see above`)
}

/** Their output is shown after that of the tests. */
async function runJourneys(after) {
  try {
    ensureChromium()
  } catch (error) {
    failures.push(`journeys: ${error.message}`)
    return
  }
  await runSuite(
    'journeys',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    (journeys) => ({ passed: journeys.stats.expected, failed: failedJourneys(journeys) }),
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') }, after },
  )
}

const runTests = (env) =>
  runSuite(
    'tests',
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('tests')}`],
    (tests) => ({ passed: tests.numPassedTests, failed: failedTests(tests, root) }),
    { env },
  )

const [checks, built] = await Promise.all([runChecks(), run('node', ['scripts/build.mjs'])])
passed += checks.filter((check) => check.passed).length
failures.push(...failedChecks(checks))
// Tests wait for servers much of the time; the journeys use it.
const tests = runTests(built === 0 ? { TEST_THE_BUILD: '1' } : {})
const after = tests.then(() => process.stdout.write('\n— journeys\n'))
if (built === 0) await runJourneys(after)
else failures.push('journeys: the build failed, see above')
await tests
for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`)
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
process.exitCode = failures.length === 0 ? 0 : 1
