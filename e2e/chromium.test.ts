import { expect, test } from 'vitest'
import { waysToInstall } from './chromium.ts'

const programs = (machine: Parameters<typeof waysToInstall>[0]) =>
  waysToInstall(machine).map((commands) => commands.map(([program]) => program))

test('installs the system’s package as root on Debian, and Playwright’s own otherwise', () => {
  expect(programs({ isRoot: true, hasApt: true })).toEqual([['apt-get', 'apt-get'], [process.execPath]])
})

test.each([
  { isRoot: false, hasApt: true },
  { isRoot: true, hasApt: false },
  { isRoot: false, hasApt: false },
])('everybody else fetches Playwright’s own, and nobody becomes root for it: %o', (machine) => {
  expect(programs(machine)).toEqual([[process.execPath]])
})
