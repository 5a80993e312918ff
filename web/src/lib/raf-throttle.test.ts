import { expect, test } from 'vitest'
import { rafThrottle } from './raf-throttle.ts'

test('of many changes in a frame only the last is passed on', () => {
  const frames: (() => void)[] = []
  const passed: string[] = []
  const say = rafThrottle<string>(
    (value) => passed.push(value),
    (deed) => frames.push(deed),
  )
  say('red')
  say('orange')
  say('yellow')
  expect(passed).toEqual([])
  for (const frame of frames.splice(0)) frame()
  expect(passed).toEqual(['yellow'])
  say('green')
  for (const frame of frames.splice(0)) frame()
  expect(passed).toEqual(['yellow', 'green'])
})
