import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentSource } from './silent-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reader = () => {
  const heard: string[] = []
  const source = silentSource('I can go slowly today.')({
    onPlay: () => heard.push('play'),
    onPause: () => heard.push('pause'),
    onEnd: () => heard.push('end'),
    onUpdate: () => undefined,
    onFail: () => undefined,
  })
  return { heard, source }
}

test('plays from the first word to the end', async () => {
  const { heard, source } = reader()
  await source.play()
  vi.advanceTimersByTime(source.durationMs - 1)
  expect(heard).toEqual(['play'])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['play', 'end'])
  expect(source.nowMs()).toBe(source.durationMs)
})

test('keeps its position while paused, and ends sooner at a higher rate', async () => {
  const { heard, source } = reader()
  await source.play()
  vi.advanceTimersByTime(400)
  source.pause()
  vi.advanceTimersByTime(60_000)
  expect(source.nowMs()).toBe(400)
  source.apply({ rate: 1.25, volume: 1, reverb: false })
  await source.play()
  vi.advanceTimersByTime(Math.ceil((source.durationMs - 400) / 1.25))
  expect(heard).toEqual(['play', 'pause', 'play', 'end'])
})

test('reports nothing once closed', async () => {
  const { heard, source } = reader()
  await source.play()
  source.close()
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual(['play'])
})
