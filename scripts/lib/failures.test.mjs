import { expect, test } from 'vitest'
import { failedJourneys, failedTests } from './failures.mjs'

const file = (results, status, message = '') => ({
  name: '/house/server/a.test.ts',
  status,
  message,
  assertionResults: results,
})

test('names a failed test with its file and message, without terminal colours', () => {
  const report = {
    testResults: [
      file(
        [
          { status: 'passed', fullName: 'works', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'a line is kept',
            failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at a.ts:3'],
          },
        ],
        'failed',
      ),
    ],
  }
  expect(failedTests(report, '/house')).toEqual([
    'server/a.test.ts › a line is kept\n    expected 1 to be 2\n        at a.ts:3',
  ])
})

test('counts a file that cannot be loaded as one failure', () => {
  expect(failedTests({ testResults: [file([], 'failed', 'Cannot find module')] }, '/house')).toEqual([
    'server/a.test.ts\n    Cannot find module',
  ])
})

test('names failed journeys in nested suites, and errors outside any journey', () => {
  const spec = (ok) => ({
    ok,
    file: 'journeys/day.e2e.ts',
    line: 7,
    title: ok ? 'fine' : 'a day',
    tests: [{ results: [ok ? {} : { error: { message: 'not visible' } }] }],
  })
  const report = {
    suites: [{ specs: [spec(true)], suites: [{ specs: [spec(false)] }] }],
    errors: [{ message: 'the server did not start' }],
  }
  expect(failedJourneys(report)).toEqual([
    'journeys/day.e2e.ts:7 › a day\n    not visible',
    'outside a journey\n    the server did not start',
  ])
})
