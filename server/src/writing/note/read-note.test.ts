import { expect, test } from 'vitest'
import { readNote } from './read-note.ts'
import { topics } from './topics.ts'

test.each([
  ['Finals next week, no idea how to revise', 'an-exam'],
  ['failed my driving test again', 'after-a-setback'],
  ["can't sleep, kids up at five", 'bedtime'],
  ['still waiting to hear about the scan', 'waiting-for-news'],
  ['need to talk to mum about the money', 'a-hard-talk'],
  ['I still have to write an essay before finals', 'an-exam'],
  ['interveiw tomorow at nine', 'an-interview'],
  ['First day at a new school, I know nobody', 'meeting-people'],
] as const)('%s: what is going on is found', (note, situation) => {
  expect(readNote(note)?.situation).toBe(situation)
})

test.each(['My boss shouted at me', 'rent is due and I am broke', 'my ex got married', "Mum's in hospital"])(
  '%s: something is found, and no situation',
  (note) => {
    expect(readNote(note)).toMatchObject({ situation: undefined })
  },
)

test.each(["I'll be fine", 'my dog', 'x'.repeat(280), '1234', ''])('%j: nothing is found', (note) => {
  expect(readNote(note)).toBeUndefined()
})

test('only the first 280 letters are read', () => {
  expect(readNote(`${'a quiet walk with the dog '.repeat(11)}exam`)).toBeUndefined()
})

test('a reading holds none of the words', () => {
  expect(JSON.stringify(readNote('My boss Kingfisher is on my back'))).toBe('{"kinds":["work"]}')
})

test('each word says one thing in one place, in plain letters', () => {
  for (const { said, inLines } of topics) {
    expect(said).toMatch(/^[a-z0-9_]+(?: [a-z0-9_]+)*$/)
    expect(inLines).toMatch(/^[a-z]+(?: [a-z]+)*$/)
    expect(new Set(said.split(' ')).size).toBe(said.split(' ').length)
  }
})

test.each([
  ["mum's in hospital", ['loss']],
  ['my best friend is really ill', ['loss']],
  ['I am ill again and the doctor has no idea', ['tired']],
  ['the dog had to be put down on friday', ['loss']],
  ['my ex is getting married', ['heartache']],
  ['knackered after a double shift', ['tired', 'work']],
  ['finals next week and I know nothing', ['study']],
  ['I passed!!', ['glad']],
  ['my sister got engaged and I feel left behind', ['family', 'shame']],
  ['cant sleep, mind wont stop', ['tired']],
  ['the dog ate my sandwich', undefined],
] as const)('%s: what lines were written for is found', (note, kinds) => {
  expect(readNote(note)?.kinds.toSorted()).toEqual(kinds?.toSorted())
})
