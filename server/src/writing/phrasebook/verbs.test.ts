import { describe, expect, test } from 'vitest'
import { conjugate } from './verbs.ts'

describe('an act in each tense', () => {
  test.each([
    ['take the soft chair', 'takes the soft chair', 'taking the soft chair', 'taken the soft chair'],
    ['stop and ~look up', 'stops and looks up', 'stopping and looking up', 'stopped and looked up'],
    ['lie still', 'lies still', 'lying still', 'lain still'],
    ['be late once', 'is late once', 'being late once', 'been late once'],
    ['have lunch', 'has lunch', 'having lunch', 'had lunch'],
    ['tidy and ~go', 'tidies and goes', 'tidying and going', 'tidied and gone'],
    ['watch the rain', 'watches the rain', 'watching the rain', 'watched the rain'],
    ['see it', 'sees it', 'seeing it', 'seen it'],
    ['stir the pot', 'stirs the pot', 'stirring the pot', 'stirred the pot'],
  ])('%s', (plain, third, ing, done) => {
    expect(conjugate(plain, 'plain')).toBe(plain.replace('~', ''))
    expect(conjugate(plain, 'third')).toBe(third)
    expect(conjugate(plain, 'ing')).toBe(ing)
    expect(conjugate(plain, 'done')).toBe(done)
  })
})
