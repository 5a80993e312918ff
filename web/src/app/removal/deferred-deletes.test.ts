import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deferredDeletes } from './deferred-deletes.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const setUp = (erase: (id: string) => Promise<unknown> = async () => undefined) => {
  const erased: string[] = []
  const failures: unknown[] = []
  const deletes = deferredDeletes({
    erase: (id) => {
      erased.push(id)
      return erase(id)
    },
    failed: (thrown) => failures.push(thrown),
    graceMs: 1_000,
  })
  return { erased, failures, deletes }
}

describe('deleting', () => {
  test('hides at once and deletes once the grace is over', async () => {
    const { erased, deletes } = setUp()
    deletes.remove('a')
    expect([...deletes.get()]).toEqual(['a'])
    expect(erased).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(erased).toEqual(['a'])
    expect([...deletes.get()]).toEqual(['a'])
  })

  test('can be taken back', async () => {
    const { erased, deletes } = setUp()
    deletes.remove('a')
    deletes.remove('b')
    deletes.undo('a')
    expect([...deletes.get()]).toEqual(['b'])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(erased).toEqual(['b'])
  })

  test('is carried out when the screen is left', async () => {
    const { erased, deletes } = setUp()
    deletes.remove('a')
    await deletes.flush()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(erased).toEqual(['a'])
  })

  test('shows the thing again when the server could not', async () => {
    const refusal = new Error('no')
    const { failures, deletes } = setUp(() => Promise.reject(refusal))
    deletes.remove('a')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(failures).toEqual([refusal])
    expect([...deletes.get()]).toEqual([])
  })
})
