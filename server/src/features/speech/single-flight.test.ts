import { expect, test } from 'vitest'
import { singleFlight } from './single-flight.ts'

const stay = new AbortController().signal

/** Work that the test settles, with a list of its starts. */
function aWork() {
  const started: { signal: AbortSignal; finish(result: string): void; fail(error: Error): void }[] = []
  const work = (signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    started.push({ signal, finish: resolve, fail: reject })
    signal.addEventListener('abort', () => reject(signal.reason))
    return promise
  }
  return { work, started }
}

test('shares the work of concurrent calls, and starts again afterwards', async () => {
  const { work, started } = aWork()
  const fly = singleFlight<string>()
  const all = [fly('a', stay, work), fly('a', stay, work), fly('b', stay, work)]
  started[0]?.finish('one')
  started[1]?.finish('other')
  expect(await Promise.all(all)).toEqual(['one', 'one', 'other'])
  const next = fly('a', stay, work)
  started[2]?.finish('anew')
  expect(await next).toBe('anew')
})

test('rejects an aborted caller, and resolves the others', async () => {
  const { work, started } = aWork()
  const fly = singleFlight<string>()
  const caller = new AbortController()
  const [leaving, staying] = [fly('a', caller.signal, work), fly('a', stay, work)]
  caller.abort(new Error('gone'))
  await expect(leaving).rejects.toThrow('gone')
  expect(started[0]?.signal.aborted).toBe(false)
  started[0]?.finish('done')
  expect(await staying).toBe('done')
})

test('aborts the work when the last caller aborts, and starts again for the next', async () => {
  const { work, started } = aWork()
  const fly = singleFlight<string>()
  const caller = new AbortController()
  const all = [fly('a', caller.signal, work), fly('a', caller.signal, work)]
  caller.abort(new Error('gone'))
  const next = fly('a', stay, work)
  for (const leaving of all) await expect(leaving).rejects.toThrow('gone')
  expect(started[0]?.signal.aborted).toBe(true)
  started[1]?.finish('again')
  expect(await next).toBe('again')
})

test('rejects all callers on failure, and starts again afterwards', async () => {
  const { work, started } = aWork()
  const fly = singleFlight<string>()
  const all = [fly('a', stay, work), fly('a', stay, work)]
  started[0]?.fail(new Error('broken'))
  for (const asked of all) await expect(asked).rejects.toThrow('broken')
  const next = fly('a', stay, work)
  started[1]?.finish('well')
  expect(await next).toBe('well')
})

test('reports progress from the beginning to every caller that has not aborted', async () => {
  const fly = singleFlight<string, number>()
  const { promise, resolve } = Promise.withResolvers<string>()
  let tell: (news: number) => void = () => undefined
  const work = (_: AbortSignal, telling: (news: number) => void) => {
    tell = telling
    return promise
  }
  const heard: Record<'first' | 'later' | 'leaving', number[]> = { first: [], later: [], leaving: [] }
  const caller = new AbortController()
  const first = fly('a', stay, work, (news) => heard.first.push(news))
  const leaving = fly('a', caller.signal, work, (news) => heard.leaving.push(news))
  tell(1)
  caller.abort(new Error('gone'))
  await expect(leaving).rejects.toThrow('gone')
  const later = fly('a', stay, work, (news) => heard.later.push(news))
  tell(2)
  resolve('done')
  expect(await Promise.all([first, later])).toEqual(['done', 'done'])
  expect(heard).toEqual({ first: [1, 2], later: [1, 2], leaving: [1] })
})
