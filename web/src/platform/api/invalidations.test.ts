import { expect, test } from 'vitest'
import { changesSomething, touches } from './invalidations.ts'

test.each([
  ['POST /affirmations/{id}/favorite', 'GET /affirmations/today'],
  ['POST /affirmations/{id}/favorite', 'GET /users/favorites'],
  ['POST /affirmations', 'GET /users/history'],
  ['DELETE /affirmations/{id}', 'GET /users/history'],
  ['POST /affirmations/{id}/speak', 'GET /users/usage'],
  ['POST /avatars/generate', 'GET /users/usage'],
  ['POST /users/avatar/save', 'GET /avatars/saved'],
  ['POST /avatars/{id}/set-current', 'GET /users/profile'],
  ['PUT /users/preferences', 'GET /users/profile'],
  ['PUT /users/reminders', 'GET /users/reminders'],
  ['POST /subscriptions/success/{id}', 'GET /voices'],
])('%s makes %s stale', (write, read) => expect(touches(write, read)).toBe(true))

test.each([
  ['POST /affirmations/{id}/favorite', 'GET /voices'],
  ['POST /affirmations/{id}/speak', 'GET /users/history'],
  ['PUT /users/reminders', 'GET /affirmations/today'],
  ['PUT /users/values', undefined],
])('%s leaves %s as it is', (write, read) => expect(touches(write, read)).toBe(false))

test.each(['POST /analytics/events', 'POST /affirmations/advise', 'POST /users/sync-oidc-user'])(
  'nobody is told of %s',
  (write) => expect(changesSomething(write)).toBe(false),
)
