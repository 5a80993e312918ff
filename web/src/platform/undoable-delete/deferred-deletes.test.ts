import { describe, expect, test } from 'vitest'
import { deferredDeletes } from './deferred-deletes.ts'

const setUp = (erase: (id: string) => Promise<unknown> = async () => undefined) => {
  const erased: string[] = []
  const failures: unknown[] = []
  const deletes = deferredDeletes({
    erase: (id) => {
      erased.push(id)
      return erase(id)
    },
    failed: (thrown) => failures.push(thrown),
  })
  return { erased, failures, deletes }
}

describe('deleting', () => {
  test('hides at once and deletes once it can no longer be undone', async () => {
    const { erased, deletes } = setUp()
    deletes.remove('a')
    expect([...deletes.get()]).toEqual(['a'])
    expect(erased).toEqual([])
    await deletes.carryOut('a')
    expect(erased).toEqual(['a'])
    expect([...deletes.get()]).toEqual(['a'])
  })

  test('can be undone', async () => {
    const { erased, deletes } = setUp()
    deletes.remove('a')
    deletes.remove('b')
    deletes.undo('a')
    expect([...deletes.get()]).toEqual(['b'])
    await Promise.all([deletes.carryOut('a'), deletes.carryOut('b')])
    expect(erased).toEqual(['b'])
  })

  test('deletes when the screen is left', async () => {
    const { erased, deletes } = setUp()
    deletes.remove('a')
    await deletes.flush()
    await deletes.carryOut('a')
    expect(erased).toEqual(['a'])
  })

  test('shows the item again when the server fails', async () => {
    const refusal = new Error('no')
    const { failures, deletes } = setUp(() => Promise.reject(refusal))
    deletes.remove('a')
    await deletes.carryOut('a')
    expect(failures).toEqual([refusal])
    expect([...deletes.get()]).toEqual([])
  })
})
