import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { askAgain, newQueryClient } from './query.ts'

test('a read that left before a change is asked for again once it is back', async () => {
  const client = newQueryClient()
  const waiting: ((answer: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['GET /users/days'],
    queryFn: () => new Promise<string>((answer) => waiting.push(answer)),
  })
  const leave = observer.subscribe(() => undefined)
  const asked = askAgain(client, 'GET /users/days')
  waiting[0]?.('from before the change')
  await expect.poll(() => waiting).toHaveLength(2)
  waiting[1]?.('with the change')
  await asked
  expect(observer.getCurrentResult().data).toBe('with the change')
  leave()
})
