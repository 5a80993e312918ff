import { expect, test } from 'vitest'
import { toSecondPerson } from './to-second-person.ts'

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
