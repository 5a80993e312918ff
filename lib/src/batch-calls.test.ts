import { expect, test } from 'vitest'
import { batchCalls } from './batch-calls.ts'

/** Doubles numbers a batch at a time; each batch waits for its gate to open. */
function doubling() {
  const groups: number[][] = []
  const gates: PromiseWithResolvers<void>[] = []
  const double = batchCalls(async (items: readonly number[]) => {
    const gate = Promise.withResolvers<void>()
    groups.push([...items])
    gates.push(gate)
    await gate.promise
    return items.map((item) => item * 2)
  })
  const begun = (count: number) => expect.poll(() => gates.length).toBe(count)
  return { double, groups, gates, begun }
}

test('whoever calls while a group is under way is of the next, and each gets its own answer', async () => {
  const { double, groups, gates, begun } = doubling()
  const first = [double(1), double(2)]
  await begun(1)
  const second = [double(3), double(4), double(5)]
  gates[0]?.resolve()
  expect(await Promise.all(first)).toEqual([2, 4])
  await begun(2)
  gates[1]?.resolve()
  expect(await Promise.all(second)).toEqual([6, 8, 10])
  expect(groups).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('a group that fails fails each of its own, and none of the next', async () => {
  const { double, gates, begun } = doubling()
  const failing = Promise.allSettled([double(1), double(2)])
  await begun(1)
  const next = double(3)
  gates[0]?.reject(new Error('the database was away'))
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await begun(2)
  gates[1]?.resolve()
  expect(await next).toBe(6)
})

test('after a rest the next call begins at once', async () => {
  const { double, gates, begun } = doubling()
  for (const turn of [1, 2]) {
    const doubled = double(turn)
    await begun(turn)
    gates[turn - 1]?.resolve()
    expect(await doubled).toBe(turn * 2)
  }
})
