import { expect, test } from 'vitest'
import { endingOf } from './own-voice-archive.ts'

test.each([
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg; codecs=opus', 'ogg'],
  ['', 'audio'],
])('a recording of type %j ends in .%s', (type, ending) => {
  expect(endingOf(type)).toBe(ending)
})
