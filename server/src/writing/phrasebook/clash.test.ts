import { describe, expect, test } from 'vitest'
import { clash, clashesLive } from './clash.ts'

describe('a clause and the occasion beside it', () => {
  test.each([
    ['ask for company with the washing up', 'before the first question', 'an-interview'],
    ['turn the phone over during supper', 'while the kettle boils this morning', undefined],
    ['raise my hand halfway', 'with my head on the pillow', 'bedtime'],
    ['sit in the sun like a cat', 'tonight', undefined],
    ['say the next step out loud', 'the exam room goes quiet', 'an-exam'],
  ] as const)('clash: %s, %s', (clause, moment, situation) => {
    expect(clash(clause, moment, situation)).toBe(true)
  })

  test.each([
    ['take my time with the first sentence', 'before the first question', 'an-interview'],
    ['turn the pillow to its cool side', 'in the dark', 'bedtime'],
    ['leave a gap between one thing and the next', 'this morning', undefined],
    ['ask for company with the washing up', undefined, 'an-interview'],
  ] as const)('go together: %s, %s', (clause, moment, situation) => {
    expect(clash(clause, moment, situation)).toBe(false)
  })

  test('in the middle of an interview only what can be done there is asked for', () => {
    expect(clashesLive('plant one thing and wait', 'an-interview')).toBe(true)
    expect(clashesLive('ask for the question again', 'an-interview')).toBe(false)
    expect(clashesLive('plant one thing and wait', 'time-alone')).toBe(false)
  })
})
