import { expect, test } from 'vitest'
import { review } from './review.ts'

const codes = (typed: string) => review(typed).faults.map(({ code }) => code)

test.each([
  "I'm allowed to rest before it's finished.",
  '  I can begin badly\n and still begin  ',
  'Maya, you can put some of this down.',
  'You can put some of this down for now.',
  'What if being tired isn’t a failing?',
  'When I catch myself comparing, I’ll come back to my own next step',
])('%j may be said on any step', (typed) => {
  expect(review(typed)).toEqual({ from: 1, faults: [] })
})

test('a bold line may be said higher up, and what keeps it from the lower steps is told', () => {
  expect(review('I am brave enough for this morning.').from).toBe(4)
  expect(codes('I am brave enough for this morning.')).toContain('global-trait')
})

test('a line nobody should have to hear is refused on every step', () => {
  expect(review('I will always be the best!').from).toBeUndefined()
  expect(codes('I will always be the best!')).toEqual(
    expect.arrayContaining(['promise', 'absolute', 'comparison', 'markup']),
  )
})

test('what is forgiven is told beside the verdict', () => {
  expect(review('I can rest tonight.').from).toBe(1)
  expect(codes('I can rest tonight.')).toEqual(['comfortable-length'])
})

test.each(['', '   ', '?', '🌧', '小明', 'a'.repeat(3000)])('%j is answered', (typed) => {
  expect(review(typed).from).toBeUndefined()
  expect(review(typed).faults.length).toBeGreaterThan(0)
})
