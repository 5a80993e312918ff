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

test('shows a slow connection until the line plays', () => {
  const { waited, phaseEntered, shown } = aPlaylist()
  waited(2_000, true)
  expect(shown()).toBeUndefined()
  waited(1_000, true)
  expect(shown()).toMatch(/connection is slow/)
  phaseEntered('playing')
  expect(shown()).toBeUndefined()
})

test('counts waiting time for each line separately', () => {
  const { waited, shown } = aPlaylist()
  waited(2_000, true)
  waited(250, false)
  waited(2_000, true)
  expect(shown()).toBeUndefined()
})

test('says that a line is skipped, and that playback pauses when all fail', () => {
  const { phaseEntered, shown, failures } = aPlaylist()
  phaseEntered('failed')
  expect(shown()).toMatch(/so we skipped it/)
  phaseEntered('failed')
  expect(shown()).toMatch(/Press Continue to try again/)
  phaseEntered('playing')
  expect(failures()).toBe(0)
})

test('shows the fallback notice again after another notice', () => {
  const { fallbackUsed, phaseEntered, shown } = aPlaylist()
  fallbackUsed('You’re offline.')
  phaseEntered('failed')
  phaseEntered('playing')
  expect(shown()).toBe('You’re offline.')
})
