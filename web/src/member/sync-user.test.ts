import { expect, test } from 'vitest'
import type { SessionUser } from '#auth/session-provider.ts'
import { syncBody } from './sync-user.ts'

const nobody: SessionUser = {
  provider: 'oidc',
  id: 'sub-1',
  email: null,
  username: null,
  firstName: null,
  lastName: null,
  imageUrl: null,
}

test('the username falls back to the first name, then to User', () => {
  expect(syncBody({ ...nobody, username: 'maya', firstName: 'Maya' }).username).toBe('maya')
  expect(syncBody({ ...nobody, username: ' ', firstName: 'Maya' }).username).toBe('Maya')
  expect(syncBody(nobody).username).toBe('User')
})

test('names too long for the API are shortened, and a picture that is no web address is left out', () => {
  const body = syncBody({ ...nobody, firstName: 'a'.repeat(100), imageUrl: 'data:image/png;base64,AAAA' })
  expect(body.firstName).toHaveLength(60)
  expect(body.imageUrl).toBeNull()
})
