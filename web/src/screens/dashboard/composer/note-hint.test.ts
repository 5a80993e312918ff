import { expect, test } from 'vitest'
import { noteHint } from './note-hint.ts'

test('says where a note is sent, and promises nothing until that is loaded', () => {
  expect(noteHint([{ purpose: 'mail', host: 'mail.example' }])).toMatch(/help us choose a line.*on our server/)
  expect(noteHint([{ purpose: 'lines', host: 'models.example' }])).toMatch(/^Sent to models\.example /)
  expect(noteHint(undefined)).not.toMatch(/server|sent/i)
  for (const outside of [undefined, []]) expect(noteHint(outside)).toMatch(/store/)
})
