import { expect, test } from 'vitest'
import { review } from './review.ts'

const codes = (typed: string) => review(typed).faults.map(({ code }) => code)

test.each([
  "I'm allowed to rest before it's finished.",
  '  I can begin badly\n and still begin  ',
  'Maya, you can put some of this down.',
  'You can put some of this down for now.',
  'I can put this down. It knows where I live',
  'What if being tired isn’t a failing?',
  'When I catch myself comparing, I’ll come back to my own next step',
])('%j may be said on any step', (typed) => {
  expect(review(typed)).toEqual({ from: 1, faults: [] })
})

test('accepts a bold line on higher steps, with the reason it is refused on lower ones', () => {
  expect(review('I am brave enough for this morning.').from).toBe(4)
  expect(codes('I am brave enough for this morning.')).toContain('global-trait')
})

test('refuses a harmful line on every step', () => {
  expect(review('I will always be the best!').from).toBeUndefined()
  expect(codes('I will always be the best!')).toEqual(
    expect.arrayContaining(['promise', 'absolute', 'comparison', 'markup']),
  )
})

test('returns forgiven faults beside the verdict', () => {
  expect(review('I can rest.').from).toBe(1)
  expect(codes('I can rest.')).toEqual(['comfortable-length'])
})

test.each(['', '   ', '?', '🌧', '小明', 'a'.repeat(3000)])('returns a verdict for %j', (typed) => {
  expect(review(typed).from).toBeUndefined()
  expect(review(typed).faults.length).toBeGreaterThan(0)
})
