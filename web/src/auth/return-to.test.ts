import { describe, expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

const origin = 'https://glimmer.example'

describe('safeReturnTo', () => {
  test.each(['/dashboard', '/profile?tab=voice', '/subscription/success?session_id=cs_1#top'])(
    'returns a path of this app: %s',
    (path) => expect(safeReturnTo(path, origin)).toBe(path),
  )

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/%09/evil.example\t',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '/dashboard\r\nSet-Cookie: a=b',
    'https://glimmer.example@evil.example/',
    '',
    null,
    undefined,
    { path: '/profile' },
  ])('returns the dashboard for %j', (wanted) => expect(safeReturnTo(wanted, origin)).toBe('/dashboard'))

  test.each(['/', '/login', '/register?x=1', '/auth/callback?code=1', '/auth/silent'])(
    'returns the dashboard for %s, which would redirect in a loop',
    (wanted) => expect(safeReturnTo(wanted, origin)).toBe('/dashboard'),
  )
})
