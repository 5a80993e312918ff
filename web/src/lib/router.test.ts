import { expect, test } from 'vitest'
import { pathMatcher } from './router.tsx'

test('matches with or without a trailing slash, in any case, and no longer path', () => {
  const isPricing = pathMatcher('/pricing')
  expect(['/pricing', '/pricing/', '/Pricing', '/pricing/more', '/'].map(isPricing)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('matches one segment by a parameter', () => {
  const isLine = pathMatcher('/line/:token')
  expect(['/line/written', '/line', '/line/a/b'].map(isLine)).toEqual([true, false, false])
})

test('matches the root only by itself', () => {
  const isHome = pathMatcher('/')
  expect(['/', '/help'].map(isHome)).toEqual([true, false])
})
