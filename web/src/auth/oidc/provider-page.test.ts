import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '#platform/api/client.ts'
import { reportSignInTime } from './provider-page.ts'

const sent = vi.fn(async () => new Response(null, { status: 204 }))
beforeEach(() => {
  connect({ origin: '' })
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  sent.mockClear()
  vi.unstubAllGlobals()
})

const token = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
const says = token({ sub: 'maya', name: 'Máyá ~~~', auth_time: 1_795_000_000 })
const saysNothing = token({ sub: 'maya' })

test('reports an ID token’s auth_time when the access token has none', async () => {
  for (const access_token of [saysNothing, 'opaque']) {
    sent.mockClear()
    await reportSignInTime({ access_token, id_token: says })
    expect(sent).toHaveBeenCalledWith(
      '/api/users/fresh-sign-in',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ idToken: says }) }),
    )
  }
})

test.each([
  [says, says],
  [saysNothing, saysNothing],
  ['opaque', undefined],
])('reports nothing when the access token has auth_time, or the ID token does not', async (access_token, id_token) => {
  await reportSignInTime({ access_token, ...(id_token && { id_token }) } as Parameters<typeof reportSignInTime>[0])
  expect(sent).not.toHaveBeenCalled()
})

test('completes the sign-in when the API refuses the report', async () => {
  sent.mockResolvedValueOnce(new Response('{}', { status: 503 }))
  await reportSignInTime({ access_token: 'opaque', id_token: says })
  expect(sent).toHaveBeenCalledOnce()
})
