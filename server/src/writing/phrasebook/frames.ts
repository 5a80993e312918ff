import type { Form, Level } from '@glimmer/contract'
import type { LineSpec } from '../lines/types.ts'

/**
 * The sentences that clauses are set into. Slots: `{sight}`, `{hard}`, `{steady}`, `{cue}`; the act as `{act}` (do),
 * `{does}`, `{doing}`, `{done}`; `{at}` an occasion; `{extra}` an occasion or nothing; `{value}`; `{ease}`.
 */
type FramesByLevel = Record<Level, readonly string[]>

const firstPerson: FramesByLevel = {
  1: [
    'I notice {sight}.',
    'I notice {sight}, {ease}.',
    'Right now I notice {sight}.',
    'I can see that {sight}.',
    '{at}, I notice {sight}.',
    'Part of me {hard}, and part of me {steady}.',
    'Part of me {hard}, and part of me {steady}.',
    "It's okay that part of me {hard}.",
    'Some of me {hard}, and I can let that be.',
    'I notice {sight}, and I bring some {value} to it.',
    '{at}, part of me {hard}, and part of me {steady}.',
    'There is a part of me that {steady}.',
    'I can sense the part of me that {steady}.',
    'I can hear the part of me that {hard}.',
  ],
  2: [
    "I'm allowed to {act}{extra}.",
    'I can {act}{extra}.',
    "It's okay to {act}{extra}.",
    'I may {act}{extra}.',
    '{at}, I can {act}.',
    "{at}, I'm allowed to {act}.",
    "{at}, it's fine to {act}.",
    "I'm letting myself {act}{extra}.",
    'The rest can wait while I {act}.',
    'The messages can wait while I {act}.',
    "I don't need a reason to {act}{extra}.",
    'Part of me {hard}, and I can still {act}.',
    'There is room {at} to {act}.',
    "I'm free to {act}{extra}.",
    'A little {value} could be enough to {act}.',
    "I'm allowed to {act}, and to call it {value}.",
    "{at}, I don't need a reason to {act}.",
  ],
  3: [
    "I'm learning to {act}{extra}.",
    "Little by little, I'm learning to {act}.",
    "I'm practising how to {act}{extra}.",
    "I'm getting used to {doing}{extra}.",
    "Bit by bit, I'm getting used to {doing}.",
    "I'm still learning to {act}{extra}.",
    "{at}, I'm practising how to {act}.",
    "These days I'm trying to {act}{extra}.",
    "Slowly, I'm finding that I can {act}.",
    "I'm teaching myself to {act}{extra}.",
    "Each week I'm a little more used to {doing}.",
    "I'm finding my own way to {act}{extra}.",
    "{at}, I'm learning to {act}.",
    "I'm learning that {value} can mean {doing}.",
    "I'm finding some {value} in {doing}.",
    "{at}, I'm still learning to {act}.",
  ],
  4: [
    "I've {done} before, and I can again.",
    'I have {done} on harder days than this.',
    "More than once, I've {done}.",
    'I know I can {act}, because I have before.',
    'I remember how to {act}{extra}.',
    'Once today, I {act}.',
    "I've found it in me to {act} before.",
    'I have managed to {act} on tired days too.',
    '{at}, I {act}.',
    '{at}, I choose to {act}.',
    'Today I {act}{extra}.',
    'I {act}, as I have before.',
    '{value} today means {doing}.',
    '{at}, I know how to {act}.',
  ],
  5: [
    'I am someone who {does}{extra}.',
    "I'm a person who {does}{extra}.",
    '{value} is one reason I {act}.',
    'For me, {value} means {doing}.',
    '{value} is how I come to {act}.',
    "{at}, it's like me to {act}.",
    'I know how to {act}{extra}.',
    '{at}, I {act}.',
    "It's like me to {act}{extra}.",
    "I've become someone who {does}{extra}.",
    'I make a habit of {doing}{extra}.',
    'My way is to {act}{extra}.',
    'On most days, I {act}.',
  ],
}

const question: FramesByLevel = {
  1: [
    'What if I only noticed that {sight}?',
    'What if I let it be true that {sight}?',
    "What if part of me {hard}, and that's okay?",
    'What if I listened to the part of me that {steady}?',
    'What if I noticed the part of me that {steady}?',
    'What if I could notice, {at}, that {sight}?',
    'What would I notice {at}, if I slowed down for one breath?',
    'What if part of me {hard}, and part of me {steady}?',
  ],
  2: [
    "What if I'm allowed to {act}{extra}?",
    'What if I let myself {act}{extra}?',
    "What if it's okay to {act}{extra}?",
    'What would it be like to {act}{extra}?',
    'What if I could {act}{extra}?',
    'What if there is time to {act}{extra}?',
    'What if a little {value} is enough to {act}?',
  ],
  3: [
    'What would help me learn to {act}{extra}?',
    'What if I practised {doing}{extra}?',
    'What would it take for me to {act}{extra}?',
    'What if I tried {doing}, only once?',
    "What if I'm still learning to {act}, and that's okay?",
    'What would make it easier to {act}{extra}?',
    'What if {value} began with {doing}?',
  ],
  4: [
    'Will I {act}{extra}?',
    'Will I {act}, as I have before?',
    'What if I choose to {act}{extra}?',
    'What would change if I chose to {act}{extra}?',
    'Will I find a minute {at} to {act}?',
    'Will I {act}, and call it {value}?',
    'Will I {act}, even once?',
  ],
  5: [
    "What if I'm already someone who {does}?",
    'What would I do next, as someone who {does}?',
    'What if {doing} is already part of me?',
    "What if it's like me to {act}{extra}?",
    'What if {value}, for me, means {doing}?',
  ],
}

const ifThen: FramesByLevel = {
  1: [
    "When {cue}, I'll {noticing}.",
    "If {cue}, I'll {noticing}.",
    "When {cue}, I'll notice that part of me {steady}.",
  ],
  2: [
    "When {cue}, I'll let myself {act}.",
    "If {cue}, I'll let myself {act}.",
    "When {cue}, I'll remember I'm allowed to {act}.",
    "If {cue}, I'll give myself leave to {act}.",
  ],
  3: [
    "When {cue}, I'll practise {doing}.",
    "If {cue}, I'll try to {act}.",
    "When {cue}, I'll take it as practice and {act}.",
    "When {cue}, I'll see if I can {act}.",
  ],
  4: [
    "When {cue}, I'll {act}.",
    "If {cue}, I'll {act}.",
    "When {cue}, I'll {act}{extra}.",
    "If {cue}, I'll choose to {act}.",
  ],
  5: [
    "When {cue}, I'll {act}.",
    "When {cue}, I'll {act} and call it {value}.",
    "If {cue}, I'll {act}, out of {value}.",
    "When {cue}, I'll keep to my own way and {act}.",
    "When {cue}, I'll do what I do and {act}.",
  ],
}

/** The frames of each form; the distanced form says the first-person ones to "you". */
const frames: Record<Form, FramesByLevel> = {
  'first-person': firstPerson,
  distanced: firstPerson,
  question,
  'if-then': ifThen,
}

export const eases = [
  'and I let it be',
  'and I breathe out',
  'and I can leave it there',
  'and it needs no answer',
  'and I go gently',
  'and I stay for one breath',
  'and that is enough to know',
] as const

/** What an if-then line on the lowest step asks for. */
export const noticings = [
  'notice my shoulders before I move',
  'notice how my breath is going',
  'notice my breath first',
  'notice what is holding me up',
  'notice one sound nearby',
  'notice what my hands are doing',
  'notice the light in the room',
  'notice one thing that has not changed',
  'notice, and let the next breath be slow',
  'notice what I was about to say to myself',
  'notice the nearest warm thing',
  'notice one colour and stay with it',
] as const

/** What has been managed before. */
const pastDeed = /before|harder days|more than once|managed/i

/** The frames a line may be set into: of its form and step, and fit for its part in a set where there are such. */
export function framesFor({ form, level, part }: LineSpec): readonly string[] {
  const all = frames[form][level]
  if (part !== 'value' && part !== 'evidence') return all
  const fit = all.filter((frame) => (part === 'value' ? frame.includes('{value}') : pastDeed.test(frame)))
  return fit.length > 0 ? fit : all
}
