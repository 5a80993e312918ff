import { expect, test } from 'vitest'
import { notices } from './notices.ts'

/** The notices of a playlist with two lines, and the one currently shown. */
function aPlaylist() {
  let shown: string | undefined
  const said = notices(2, (notice) => {
    shown = notice
  })
  return { ...said, shown: () => shown }
}

test('a slow connection is said, and no more once the line is there', () => {
  const { waited, phaseEntered, shown } = aPlaylist()
  waited(2_000, true)
  expect(shown()).toBeUndefined()
  waited(1_000, true)
  expect(shown()).toMatch(/connection is slow/)
  phaseEntered('playing')
  expect(shown()).toBeUndefined()
})

test('a line that takes its time once does not count towards the next', () => {
  const { waited, shown } = aPlaylist()
  waited(2_000, true)
  waited(250, false)
  waited(2_000, true)
  expect(shown()).toBeUndefined()
})

test('a line that cannot be played is said to be skipped; when none can, that it waits', () => {
  const { phaseEntered, shown, failures } = aPlaylist()
  phaseEntered('failed')
  expect(shown()).toMatch(/so we skipped it/)
  phaseEntered('failed')
  expect(shown()).toMatch(/Press Continue to try again/)
  phaseEntered('playing')
  expect(failures()).toBe(0)
})

test('why another voice speaks is said again after whatever came between', () => {
  const { fallbackUsed, phaseEntered, shown } = aPlaylist()
  fallbackUsed('You’re offline.')
  phaseEntered('failed')
  phaseEntered('playing')
  expect(shown()).toBe('You’re offline.')
})
