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

test('calls during a run form the next group, each with its own result', async () => {
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

test('a failing group rejects its own calls only', async () => {
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

test('a call after a pause starts at once', async () => {
  const { double, gates, begun } = doubling()
  for (const turn of [1, 2]) {
    const doubled = double(turn)
    await begun(turn)
    gates[turn - 1]?.resolve()
    expect(await doubled).toBe(turn * 2)
  }
})
