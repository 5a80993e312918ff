import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstResponse } from './after-first-response.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const line = 'GET /affirmations/today'
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('runs the work once after the response', async () => {
  const client = new QueryClient()
  const work = vi.fn()
  afterFirstResponse(client, work, line)
  client.setQueryData(['GET /voices'], [])
  await passed(100)
  expect(work).not.toHaveBeenCalled()
  client.setQueryData([line], {})
  client.setQueryData([line], {})
  await passed(100)
  expect(work).toHaveBeenCalledOnce()
})

test('runs the work at once when there is a response', async () => {
  const client = new QueryClient()
  client.setQueryData([line], {})
  const work = vi.fn()
  afterFirstResponse(client, work)
  await passed(100)
  expect(work).toHaveBeenCalledOnce()
})

test('runs the work without a response after the timeout', async () => {
  const work = vi.fn()
  afterFirstResponse(new QueryClient(), work, line)
  await passed(5_000)
  expect(work).toHaveBeenCalledOnce()
})

test('does not run cancelled work', async () => {
  const client = new QueryClient()
  const work = vi.fn()
  const callOff = afterFirstResponse(client, work)
  client.setQueryData([line], {})
  callOff()
  await passed(5_000)
  expect(work).not.toHaveBeenCalled()
})
