import { expect, test } from 'vitest'
import { rafThrottle } from './raf-throttle.ts'

test('passes on only the last change of a frame', () => {
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
