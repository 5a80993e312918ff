import { relative } from 'node:path'

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with the escape character.
const terminalColours = /\u001b\[[0-9;]*m/g

/** How much of a failure's own words is repeated: what was expected, not the whole difference. */
const mostLines = 12

const withMessage = (name, message = '') =>
  [name, ...message.replace(terminalColours, '').split('\n').slice(0, mostLines).filter(Boolean)].join('\n    ')

/** The failed checks, one sentence each. */
export const failedChecks = (checks) => checks.filter(({ passed }) => !passed).map(({ name }) => `${name}, see above`)

/** The failures of Vitest's JSON report: file, test and what it said; a file that could not be loaded is one failure. */
export const failedTests = (report, root) =>
  report.testResults.flatMap((file) => {
    const path = relative(root, file.name)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [withMessage(path, file.message)]
    return failed.map((test) => withMessage(`${path} › ${test.fullName}`, test.failureMessages[0]))
  })

/** The failures of Playwright's JSON report: file, journey and what it said; then errors outside any journey. */
export function failedJourneys(report) {
  const inSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map((spec) => {
        const error = spec.tests.flatMap(({ results }) => results).find((result) => result.error)?.error
        return withMessage(`${spec.file}:${spec.line} › ${spec.title}`, error?.message)
      }),
  ]
  return [
    ...(report.suites ?? []).flatMap(inSuite),
    ...(report.errors ?? []).map((error) => withMessage('outside a journey', error.message)),
  ]
}
