import { expect, test } from 'vitest'
import { stopwatch } from './stopwatch.ts'

test('counts only while it runs, at its rate', () => {
  let now = 1_000
  const watch = stopwatch(() => now)
  now += 500
  expect(watch.read()).toBe(0)
  watch.start()
  now += 500
  expect(watch.read()).toBe(500)
  watch.pace(2)
  now += 100
  expect(watch.read()).toBe(700)
  watch.stop()
  now += 9_000
  expect(watch.read()).toBe(700)
  watch.set(50)
  watch.start()
  now += 10
  expect(watch.read()).toBe(70)
})
