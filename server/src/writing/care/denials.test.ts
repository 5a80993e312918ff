import { describe, expect, test } from 'vitest'
import { withoutDeniedAndPast } from './denials.ts'
import { careFor } from './detect.ts'
import { readSentences } from './train/read-sentences.ts'

test.each([
  ['I’m not going to kill myself, I’m going to eat a whole trifle', 'im going to eat a whole trifle'],
  ['i dont want to die i want a window seat', 'i want a window seat'],
  ['I wouldn’t ever end my life, I have a dog', 'ive a dog'],
  ['I tried to end my life in 1998. My daughter got married this morning', 'my daughter got married this morning'],
  ['used to starve myself, had seconds at lunch', 'had seconds at lunch'],
])('of %j %j is left to look at', (text, left) => {
  expect(withoutDeniedAndPast(text)).toBe(left)
})

describe('whoever denies danger, or tells of it as long past, is not stopped', () => {
  test.each([
    'I am not going to kill myself',
    'I don’t wish I was dead, I wish it was Friday',
    'i do not want to die',
    'I have no thoughts of ending my life',
    'I wouldn’t ever end my life, I have a dog',
    'tried to end my life in 1998. today i walked my daughter down the aisle',
    'I tried to take my own life ten years ago and I am well now',
    'presenting my poster on self-harm in adolescents',
  ])('%j', (text) => {
    expect(careFor(text)).toBe('soften')
  })
})

describe('what only sounds like a denial, or is past and here again, is stopped', () => {
  test.each([
    'I never said I wouldn’t kill myself',
    'I can’t not hurt myself',
    'i dont not want to die',
    'I don’t want to live',
    'I hope I never wake up',
    'I’m not going to be here tomorrow',
    'I’ve cleaned my room so Mum doesn’t have to do it after',
    'not killing myself is the hardest thing',
    'I told them I would never hurt myself and I lied',
    'I’m not suicidal. I just want to die.',
    'I would never hurt myself but I want to die',
    'I’ve never wanted to die more',
    'never wanted to die so badly',
    'he never hits me in the face',
    'I don’t care if I die',
    'I tried to kill myself ten years ago and I will again',
    'I used to want to die, now I have a plan',
    'I overdosed two years ago and today I did it once more',
    'used to be scared of dying, now it is all I think about',
  ])('%j', (text) => {
    expect(careFor(text)).toBe('stop')
  })
})

test('of those in danger whose words the thresholds were chosen by, the check for denials keeps the stop of all but one in a hundred', () => {
  const inDanger = readSentences('validation').filter((sentence) => sentence.class === 'outright')
  const lookedAtTwice = inDanger.filter(({ text }) => withoutDeniedAndPast(text) !== undefined)
  const notStopped = lookedAtTwice.filter(({ text }) => careFor(text) !== 'stop')
  expect(notStopped.length).toBeLessThanOrEqual(inDanger.length / 100)
})
