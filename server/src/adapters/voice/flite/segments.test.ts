import { expect, test } from 'vitest'
import { readSegments } from './segments.ts'

test('phones begin where the one before ended, and silences are left out', () => {
  expect(readSegments('pau:0.209 ay:0.444 pau:0.5 m:0.596 \n')).toEqual([
    { phone: 'ay', start: 0.209, end: 0.444 },
    { phone: 'm', start: 0.5, end: 0.596 },
  ])
})

test('a second utterance goes on where the first ended', () => {
  expect(readSegments('ay:0.5 pau:1\npau:0.25 m:0.75\n')).toEqual([
    { phone: 'ay', start: 0, end: 0.5 },
    { phone: 'm', start: 1.25, end: 1.75 },
  ])
})

test('nothing printed is nothing said', () => expect(readSegments('')).toEqual([]))
