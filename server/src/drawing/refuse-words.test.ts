import { describe, expect, test } from 'vitest'
import { refuseWords } from './refuse-words.ts'

describe('a description', () => {
  test.each([
    'a calm woman with long hair',
    'Calm and happy, with Curly hair',
    'me on a good day in Sussex',
    'a cockatoo and a dickens of a hat',
    'a classic grape with a passion for sexagesimal maths',
    'an essex cyclist',
    'a scunthorpe fan with glasses',
    'a person from Niger',
    'blood orange colours',
    'a spice seller',
    'a shooting star over New York',
    'a maine coon',
    'blue tits on a pussy willow',
    'Black Hair, a chink of light',
    'photo of a mountain lake',
    'a papal blue background',
  ])('is accepted if harmless: %s', (description) => {
    expect(refuseWords(description)).toBeUndefined()
  })

  test.each([
    'naked',
    'NÄKED woman',
    's3xy',
    'n.a.k.e.d',
    'nu\u200bde',
    'ｎａｋｅｄ',
    'Donald Trump',
    'a woman who looks like the actress',
    'me as Anna Kowalska',
    'a sw4stika',
    'a corpse',
  ])('is refused with an alternative: %s', (description) => {
    expect(refuseWords(description)).toMatch(/Describe|good\.$/)
  })
})
