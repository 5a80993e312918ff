import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { helpCheckFault } from './operator.ts'

const faultOn = (day: string, HELP_CHECKED_ON = '') =>
  helpCheckFault(readConfig({ HELP_CHECKED_ON, HELP_REGION: 'IE' }).operator, new Date(`${day}T12:00:00Z`))

test('help lines that nobody has confirmed are a fault that says what to do', () => {
  expect(faultOn('2026-11-27')).toBe(
    'Nobody has confirmed the help lines. Compare each number of HELP_REGION=IE with its owner’s page, call it, and set HELP_CHECKED_ON to that day.',
  )
})

test('a check holds for half a year, and not before it is made', () => {
  expect(faultOn('2026-11-27', '2026-11-27')).toBeUndefined()
  expect(faultOn('2026-11-27', '2026-11-28')).toBeUndefined()
  expect(faultOn('2027-05-26', '2026-11-27')).toBeUndefined()
  expect(faultOn('2027-05-27', '2026-11-27')).toMatch('confirmed more than 180 days ago')
  expect(faultOn('2026-11-27', '2026-12-27')).toMatch('yet to come')
})
