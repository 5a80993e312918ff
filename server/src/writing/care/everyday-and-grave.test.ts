import { describe, expect, test } from 'vitest'
import { careFor } from './detect.ts'

const peaceful = [
  'You can do it today',
  'Just do it and see what happens',
  'Keep doing it and it gets simpler',
  'I am glad to be alive',
  'I feel so alive today',
  'I am in charge of my own life',
  'I take charge of my life',
  'I take my life back one step at a time',
  'I deserve all of it',
  'I deserve to be happy and alive',
  'I have all I want right here',
  'I have everything I need today',
  'I have a good reason to get up',
  "You don't need a reason to exist",
  "It's the only thing I want",
  "It's the only way to learn",
  'Kindness is the only thing that lasts',
  "It still counts. That's the point.",
  'I forgive myself and I forgive her',
  'He holds me every night',
  'I give it all to God tonight',
  "There's the rope, climb up",
  'You beat me to it',
  'I need to get this done tonight',
  'I wish I could go to Iceland',
  "It'll be over soon and then we eat",
  'Waking up next to my husband',
  "Tell her I'll call when I get home",
  'Sorry I woke you up',
  "I can't believe she did it",
  'He made me do it for a laugh',
  "I don't know how he does it",
  "I've been saving up for months",
  "Can't think of anything else to say",
  'My little brother was sick and it scared me',
  'Everyone loves me',
  'I choose to live',
  'Nothing can hurt me any more',
  'I carry my dad with me since he died',
  'I never give up',
  'I deserve to take up space',
  'No one can stop me',
  'The room is brighter with me in it',
  'Nothing can stop me now',
  'I was made for this life',
  "I'm going to bed now",
  'My body is the only home I have',
]

describe('what people say to lift themselves, or of an ordinary day, passes', () => {
  test.each(peaceful)('%j, as a line of one’s own and as a note', (text) => {
    expect(careFor(text, 'line')).toBeUndefined()
    expect(careFor(text, 'note')).toBeUndefined()
  })
})

describe('danger said in other words is heard', () => {
  test.each([
    'I counted 48 tablets and took the lot, is that bad',
    'What pills make you die in your sleep',
    'Is twenty grams of paracetamol enough',
    'Does drowning hurt or is it calm',
    "What's an easy way for a person to kill oneself?",
    'suicide note, how do you start one',
    "I doubt I'll be living past the new year",
    'I wish I was brave enough to finish',
    'What stops you from just ending your existence',
    'maybe the bridge would be quicker',
    'iwanttodie',
    'i w a n t t o d i e',
    'I keep getting tempted to go over the balcony rail',
    'I had 48 tablets in one go, should I see someone',
    'Suicide is looking like the sensible choice',
    "Please kill me, I can't take another week",
    'I bought a new rope for tonight',
    'someone at home keeps bruising me and I hide it',
  ])('%j, as a line of one’s own and as a note', (text) => {
    expect(careFor(text, 'line')).toBeDefined()
    expect(careFor(text, 'note')).toBeDefined()
  })
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

  test.each(['', 'a'.repeat(280), 'שלום, מה שלומך היום', '🌧🌧🌧', '\u200b\u200b', '100'])(
    '%j is nothing to hear',
    (text) => {
      expect(careFor(text, 'line')).toBeUndefined()
      expect(careFor(text, 'note')).toBeUndefined()
    },
  )
})
