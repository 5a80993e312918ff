import { describe, expect, test } from 'vitest'
import { careFor } from './detect.ts'
import { readSentences } from './train/read-sentences.ts'

const sentences = readSentences('validation').filter(({ writer }) => writer === 'everyday-and-grave')
const of = (kind: string) => sentences.filter((sentence) => sentence.kind === kind).map(({ text }) => text)

describe('what people say to lift themselves, or of an ordinary day, passes', () => {
  test.each(of('passes'))('%j, as a line of one’s own and as a note', (text) => {
    expect(careFor(text, 'line')).toBeUndefined()
    expect(careFor(text, 'note')).toBeUndefined()
  })
})

describe('danger said in other words is heard', () => {
  test.each(of('is-heard'))('%j, as a line of one’s own and as a note', (text) => {
    expect(careFor(text, 'line')).toBeDefined()
    expect(careFor(text, 'note')).toBeDefined()
  })
})

test('every one of these sentences is read', () => {
  expect([of('passes').length, of('is-heard').length]).toEqual([47, 18])
})

describe('words around danger', () => {
  test.each([
    ['a quotation', 'My teacher read out “to be, or not to be” and I liked it'],
    ['a song', 'Listening to Stayin’ Alive on the bus'],
    ['a film', 'We watched Dead Poets Society in class'],
    ['an ordinary loss', 'My grandmother died last spring and I planted her roses'],
  ])('%s stops nobody', (_, text) => {
    expect(careFor(text)).not.toBe('stop')
  })

  test.each([
    ['a denial', 'I would never hurt myself'],
    ['the past', 'Ten years ago I wanted to die, and I am glad I am here'],
  ])('%s is not stopped, but heard', (_, text) => {
    expect(careFor(text)).toBe('soften')
  })

  test.each([
    ['somebody else', 'My friend told me she wants to kill herself'],
    ['one sentence of many', 'We had a picnic. The sun was out. I am going to kill myself. The dog swam. We ate cake.'],
    ['the first of many lines', 'I want to die\nMilk\nBread\nCall the bank'],
  ])('%s in danger is stopped', (_, text) => {
    expect(careFor(text)).toBe('stop')
  })

  test.each(['', 'a'.repeat(280), 'a'.repeat(100_000), 'שלום, מה שלומך היום', '🌧🌧🌧', '\u200b\u200b', '100'])(
    '%j is nothing to hear',
    (text) => {
      expect(careFor(text, 'line')).toBeUndefined()
      expect(careFor(text, 'note')).toBeUndefined()
    },
  )
})
