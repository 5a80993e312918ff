import { describe, expect, test } from 'vitest'
import { careFor } from './detect.ts'
import { featuresOf } from './features.ts'
import { heldOutAffirmations } from './train/affirmations.ts'
import { digestOf } from './train/digest.ts'
import { type Figure, figuresOf } from './train/figures.ts'
import { fit, scoresBy } from './train/fit.ts'
import { readSentences } from './train/read-sentences.ts'
import weights from './weights.json' with { type: 'json' }

const training = readSentences('training')
const heldOut = readSentences('held-out')
/**
 * Most of this writer's sentences are deliberately misleading, more than in real use: they have their own thresholds.
 */
const hard = 'tenth-writer'
/** Nothing but hints, by a writer who was told to name neither death nor means. */
const hints = 'eleventh-writer'
/** Half of these are distress without danger, or hints. */
const newest = 'twelfth-writer'
const others = new Set([hard, hints, newest])
const figuresOfSet = (isInSet: (writer: string) => boolean) =>
  figuresOf(
    heldOut.filter(({ writer }) => isInSet(writer)),
    ({ text }) => careFor(text),
  )
const share = (figures: readonly Figure[]) => (name: string, count: (figure: Figure) => number) => {
  const figure = figures.find((one) => one.class === name && one.kind === 'all')
  return figure ? count(figure) / figure.of : Number.NaN
}

const shareOf = share(figuresOfSet((writer) => !others.has(writer)))
const shareOfHard = share(figuresOfSet((writer) => writer === hard))
const shareOfHints = share(figuresOfSet((writer) => writer === hints))
const shareOfNewest = share(figuresOfSet((writer) => writer === newest))

describe('sentences of a writer whom the training never met', () => {
  test('are held out: none of them is trained on', () => {
    const trained = new Set(training.map(({ text }) => text.toLowerCase()))
    expect(heldOut.filter(({ text }) => trained.has(text.toLowerCase()))).toEqual([])
    expect(heldOut.length).toBeGreaterThan(390)
  })

  // Thresholds: a little below the measurements in docs/care-detection.md, so that a regression is noticed.
  test('are heard as often as before', () => {
    expect(shareOf('outright', ({ stopped, softened }) => stopped + softened)).toBeGreaterThanOrEqual(0.96)
    expect(shareOf('outright', ({ stopped }) => stopped)).toBeGreaterThanOrEqual(0.8)
    expect(shareOf('oblique', ({ stopped, softened }) => stopped + softened)).toBeGreaterThanOrEqual(0.83)
  })

  test('are heard more than half the time where nothing is named', () => {
    expect(shareOfHints('oblique', ({ stopped, softened }) => stopped + softened)).toBeGreaterThanOrEqual(0.58)
    expect(shareOfNewest('oblique', ({ stopped, softened }) => stopped + softened)).toBeGreaterThanOrEqual(0.7)
  })

  test('hardly ever stop whoever is distressed but in no danger, and hear who is', () => {
    expect(shareOfNewest('innocent', ({ stopped }) => stopped)).toBeLessThanOrEqual(0.03)
    expect(shareOfNewest('outright', ({ stopped }) => stopped)).toBeGreaterThanOrEqual(0.8)
  })

  test('raise no more false alarms than before', () => {
    expect(shareOf('innocent', ({ stopped }) => stopped)).toBeLessThanOrEqual(0.03)
    expect(shareOf('innocent', ({ stopped, softened }) => stopped + softened)).toBeLessThanOrEqual(0.145)
  })

  test('are heard, and told apart, where the one half sounds like the other', () => {
    expect(shareOfHard('outright', ({ stopped, softened }) => stopped + softened)).toBeGreaterThanOrEqual(0.98)
    expect(shareOfHard('outright', ({ stopped }) => stopped)).toBeGreaterThanOrEqual(0.7)
    expect(shareOfHard('oblique', ({ stopped, softened }) => stopped + softened)).toBeGreaterThanOrEqual(0.8)
    expect(shareOfHard('innocent', ({ stopped }) => stopped)).toBeLessThanOrEqual(0.15)
  })
})

test('hardly a line of the bank is taken for a cry', () => {
  const [figure] = figuresOf(heldOutAffirmations, ({ text }) => careFor(text))
  expect(figure?.of).toBeGreaterThan(6_500)
  expect((figure?.stopped ?? 0) / (figure?.of ?? 0)).toBeLessThan(0.002)
  expect((figure?.softened ?? 0) / (figure?.of ?? 0)).toBeLessThan(0.045)
})

describe('hidden and hurried spellings', () => {
  test.each([
    'I WANT TO DIE',
    'i wanna diiiiie',
    'w a n t to die, I w a n t to d i e',
    'I’m going to k1ll myself',
    'i want to ki\u200bll myself',
    'It was fine. Then not. I want to die. Anyway.',
  ])('%j is heard', (text) => {
    expect(careFor(text)).toBe('stop')
  })
})

test.each([
  '',
  '   ',
  '🌧',
  'x'.repeat(5000),
  'want '.repeat(60),
  'شعرت بالتعب',
  '<b>!!!</b>',
  'I'.repeat(280),
  'Line 56',
  'no more',
])('nothing to hear stops nobody', (text) => {
  expect(careFor(text)).not.toBe('stop')
})

test('an explicit statement that is denied is no reason to stop', () => {
  expect(careFor('i’m not suicidal, just exhausted after the night shift')).not.toBe('stop')
  expect(careFor('i am suicidal')).toBe('stop')
})

test('a cry does not drown in good news around it', () => {
  const cheerful = 'We went to the beach and had ice cream. The dog swam.'
  expect(careFor(`${cheerful} I am going to kill myself tonight. ${cheerful}`)).toBe('stop')
})

test('the weights are those of the sentences and the lexicon: run npm run care:train after a change', () => {
  expect(weights.trainedOn).toBe(digestOf(training))
})

test('the same sentences train the same weights, on which a sentence like them scores as they do', {
  timeout: 90_000,
}, () => {
  const examples = training
    .filter((_, index) => index % 40 === 0)
    .map(({ text, class: name }) => ({ features: featuresOf(text), class: name }))
  const fitted = fit(examples)
  expect(fit(examples)).toEqual(fitted)
  const right = examples.filter(
    ({ features, class: name }) => scoresBy(fitted, features).danger > 0 === (name !== 'innocent'),
  )
  expect(right.length).toBeGreaterThan(0.95 * examples.length)
})
