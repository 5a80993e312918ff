import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentTeller } from './silent-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reader = () => {
  const heard: string[] = []
  const teller = silentTeller('I can go slowly today.')({
    onPlay: () => heard.push('play'),
    onRest: () => heard.push('rest'),
    onEnd: () => heard.push('end'),
  })
  return { heard, teller }
}

test('a line is read in silence from the first word to the end', async () => {
  const { heard, teller } = reader()
  await teller.play()
  vi.advanceTimersByTime(teller.durationMs - 1)
  expect(heard).toEqual(['play'])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['play', 'end'])
  expect(teller.nowMs()).toBe(teller.durationMs)
})

test('pausing holds the place, and a faster speed comes to the end sooner', async () => {
  const { heard, teller } = reader()
  await teller.play()
  vi.advanceTimersByTime(400)
  teller.pause()
  vi.advanceTimersByTime(60_000)
  expect(teller.nowMs()).toBe(400)
  teller.shape({ rate: 1.25, volume: 1, room: false })
  await teller.play()
  vi.advanceTimersByTime(Math.ceil((teller.durationMs - 400) / 1.25))
  expect(heard).toEqual(['play', 'rest', 'play', 'end'])
})

test('a closed reader reports nothing more', async () => {
  const { heard, teller } = reader()
  await teller.play()
  teller.close()
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual(['play'])
})
