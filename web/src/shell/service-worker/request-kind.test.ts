import { expect, test } from 'vitest'
import { requestKind } from './request-kind.ts'

const origin = 'https://glimmer.test'
const asked = (path: string, more = {}) =>
  requestKind(
    { method: 'GET', mode: 'no-cors', destination: 'script', url: new URL(path, origin).href, ...more },
    origin,
    ['/favicon.svg'],
  )
const goneTo = (path: string, destination = 'document') => asked(path, { mode: 'navigate', destination })

test.each(['/', '/help', '/dashboard', '/profile/avatar', '/nowhere', '/apiary'])('classifies %s as a page', (path) => {
  expect(goneTo(path)).toBe('page')
})

test.each(['/api/docs', '/auth/callback?code=x', '/auth/silent', '/id/session/end', '/sandbox/checkout/1'])(
  '%s is answered by the network, asked once',
  (path) => expect(goneTo(path)).toBe('passed-on'),
)

test('passes on navigations in a frame', () => {
  expect(goneTo('/dashboard', 'iframe')).toBe('passed-on')
})

test('ignores pages of other origins', () => {
  expect(goneTo('https://id.test/authorize')).toBe('none')
})

test('ignores API calls', () => {
  expect(asked('/api/affirmations/today', { mode: 'cors', destination: '' })).toBe('none')
  expect(asked('/api/affirmations/1/favorite', { method: 'POST', mode: 'cors', destination: '' })).toBe('none')
})

test('classifies files by their path', () => {
  expect(asked('/assets/main-abc.js')).toBe('hashed')
  expect(asked('/favicon.svg')).toBe('named')
  expect(asked('/service-worker.js')).toBe('none')
  expect(asked('https://elsewhere.test/assets/main-abc.js')).toBe('none')
})

test('text shared from another app is handled here; no other POST is', () => {
  const posted = (path: string) => asked(path, { method: 'POST', mode: 'navigate', destination: 'document' })
  expect(posted('/share-line')).toBe('shared')
  expect(posted('/dashboard')).toBe('none')
})
