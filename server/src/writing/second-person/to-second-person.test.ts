import { expect, test } from 'vitest'
import { canAnswerYou, canBeSaidToYou, toSecondPerson } from './to-second-person.ts'

test.each([
  ["I'm allowed to rest before it's finished.", "you're allowed to rest before it's finished."],
  ["I've got my coat on, and it was me who chose it.", "you've got your coat on, and it was you who chose it."],
  ['My breath has slowed down for me before.', 'your breath has slowed down for you before.'],
  ['I am someone who keeps small promises to myself.', 'you are someone who keeps small promises to yourself.'],
  ['Part of me is here, and I was late.', 'part of you is here, and you were late.'],
  ["I wasn't asked, and I'm glad I wasn't.", "you weren't asked, and you're glad you weren't."],
  ['Nobody knew how tired I was, nor was I saying.', 'nobody knew how tired you were, nor were you saying.'],
  ["I'm late. I know.", "you're late. You know."],
  ['The kettle is on. Nothing else is due.', 'the kettle is on. Nothing else is due.'],
  ['My day was long. My evening is mine.', 'your day was long. Your evening is yours.'],
])('%s', (said, heard) => {
  expect(toSecondPerson(said)).toBe(heard)
})

test.each([
  ["I'm allowed to be tired of my own plans.", true],
  ['I can be cross and pass the biscuits.', true],
  ["I needn't be brilliant before ten.", true],
  ['My reply can be late and kind.', true],
  ['I am someone who can forgive myself and sleep.', false],
  ["I'm calm, I'm listening, and it's no.", false],
  ["I'm practising naming one brave thing.", false],
  ['I notice how long I can go without a rest.', false],
  ['I finish things, in the end.', false],
])('%s: whether somebody else can say it is %s', (line, can) => {
  expect(canBeSaidToYou(line)).toBe(can)
})

test('a line that answers a note may say what the note said, and no more', () => {
  expect(canAnswerYou("I'm doing ordinary things with half my mind on somebody else.")).toBe(true)
  expect(canAnswerYou("I'm learning to say sorry once.")).toBe(false)
})
