import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from './client.ts'
import { changesAnything, isStaleAfter, refetchAfter, refetchAfterWrites } from './invalidations.ts'
import { newQueryClient } from './query.ts'

test.each([
  ['POST /affirmations/{id}/favorite', 'GET /affirmations/today'],
  ['POST /affirmations/{id}/favorite', 'GET /users/favorites'],
  ['POST /affirmations/{id}/response', 'GET /users/profile'],
  ['POST /affirmations', 'GET /users/history'],
  ['DELETE /affirmations/{id}', 'GET /users/history'],
  ['POST /affirmations/{id}/speak', 'GET /users/usage'],
  ['POST /avatars/generate', 'GET /users/usage'],
  ['POST /users/avatar/save', 'GET /avatars/saved'],
  ['POST /avatars/{id}/set-current', 'GET /users/profile'],
  ['PUT /users/preferences', 'GET /users/profile'],
  ['PUT /users/reminders', 'GET /users/reminders'],
  ['POST /subscriptions/success/{id}', 'GET /voices'],
])('%s makes %s stale', (write, read) => expect(isStaleAfter(write, read)).toBe(true))

test.each([
  ['POST /affirmations/{id}/favorite', 'GET /voices'],
  ['POST /affirmations/{id}/speak', 'GET /users/history'],
  ['PUT /users/reminders', 'GET /affirmations/today'],
  ['PUT /users/values', undefined],
  ['POST /subscriptions/success/{id}', 'POST /subscriptions/success/{id}'],
])('%s leaves %s as it is', (write, read) => expect(isStaleAfter(write, read)).toBe(false))

test.each(['POST /analytics/events', 'POST /affirmations/advise', 'POST /users/sync-oidc-user'])(
  'nobody is told of %s',
  (write) => expect(changesAnything(write)).toBe(false),
)

/** A read shown on the screen, and functions that answer its requests, in their order. */
function onScreen(client: QueryClient, route: string) {
  const requests: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((answer) => requests.push(answer))
  const observer = new QueryObserver(client, { queryKey: [route], queryFn })
  return { requests, observer, leave: observer.subscribe(() => undefined) }
}

test('refetches a read that was sent before a write', async () => {
  const client = newQueryClient()
  const { requests, observer, leave } = onScreen(client, 'GET /users/usage')
  const refetched = refetchAfter(client, ['POST /affirmations'])
  requests[0]?.('from before the write')
  await expect.poll(() => requests).toHaveLength(2)
  requests[1]?.('with the write')
  await refetched
  expect(observer.getCurrentResult().data).toBe('with the write')
  leave()
})

describe('a write of this tab', () => {
  const response = 'POST /affirmations/{id}/response'
  const answer = () => api(response, { params: { id: 'x' }, body: { response: 'true' } })
  let client: QueryClient
  let stop: () => void
  let ladder: ReturnType<typeof onScreen>

  beforeEach(async () => {
    vi.stubGlobal('fetch', async () => Response.json({}))
    client = newQueryClient()
    stop = refetchAfterWrites(client)
    ladder = onScreen(client, 'GET /users/profile')
    ladder.requests[0]?.('the third step')
    await expect.poll(() => ladder.observer.getCurrentResult().data).toBe('the third step')
  })
  afterEach(() => {
    ladder.leave()
    stop()
    vi.unstubAllGlobals()
  })

  test('refetches what it makes stale', async () => {
    await answer()
    await expect.poll(() => ladder.requests).toHaveLength(2)
    ladder.requests[1]?.('the fourth step')
    await expect.poll(() => ladder.observer.getCurrentResult().data).toBe('the fourth step')
  })

  test('refetches once after several writes of one route', async () => {
    let finish: () => void = () => undefined
    const held = new Promise<void>((done) => {
      finish = done
    })
    const waiting = new MutationObserver(client, { mutationKey: [response], mutationFn: () => held })
    const over = waiting.mutate()
    await answer()
    expect(ladder.requests).toHaveLength(1)
    finish()
    await over
    await expect.poll(() => ladder.requests).toHaveLength(2)
  })

  test('refetches nothing after stopping', async () => {
    stop()
    await answer()
    expect(ladder.requests).toHaveLength(1)
  })
})
