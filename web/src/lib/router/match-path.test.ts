import { expect, test } from 'vitest'
import { pathMatcher } from './match-path.ts'

test('a path is met with and without a slash at its end, in letters of any size, and not by longer ones', () => {
  const isPricing = pathMatcher('/pricing')
  expect(['/pricing', '/pricing/', '/Pricing', '/pricing/more', '/'].map(isPricing)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('what a colon begins stands for one part of a path', () => {
  const isLine = pathMatcher('/line/:token')
  expect(['/line/written', '/line', '/line/a/b'].map(isLine)).toEqual([true, false, false])
})

test('the start is no other page', () => {
  const isHome = pathMatcher('/')
  expect(['/', '/help'].map(isHome)).toEqual([true, false])
})
