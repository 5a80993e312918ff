import { describe, expect, test } from 'vitest'
import { readWords } from './read-words.ts'

describe('a description', () => {
  test.each([
    [
      'a calm woman with long red hair and glasses',
      { subject: 'person', feeling: 'calm', hair: 'long', hairColor: 'red', extras: ['glasses'] },
    ],
    ['someone in a hijab at night', { hair: 'hijab', palette: 'night' }],
    ['a brave black man with locs', { skin: 'dark', hair: 'locs', feeling: 'bold', hairColor: undefined }],
    ['a redhead', { hairColor: 'red' }],
    ['a woman with dark hair', { hairColor: 'black' }],
    ['a dark-haired man with dark skin', { hairColor: 'black', skin: 'dark' }],
    ['long dark brown hair', { hairColor: 'brown', hair: 'long' }],
    ['dark skin and blonde hair', { hairColor: 'blonde', skin: 'dark' }],
    ['A HAPPY ROBOT', { subject: 'robot', feeling: 'happy' }],
    ['a girl with a dog', { subject: 'person' }],
    ['a pink cactus', { subject: 'plant', palette: 'rose' }],
    ['hair is blue', { hairColor: 'blue', palette: undefined }],
    ['sunglasses', { extras: ['sunglasses'] }],
    ['short brown hair and a green jumper', { hairColor: 'brown', clothesColor: 'green', extras: ['jumper'] }],
    ['a woman in a dark blue coat with red hair', { hairColor: 'red', clothesColor: 'blue' }],
  ])('is read as choices: %s', (description, read) => {
    expect(readWords(description)).toMatchObject(read)
  })

  test.each([
    ['a man without a beard', 'beard'],
    ['a woman, no glasses', 'glasses'],
  ] as const)('is not read as what it negates: %s', (description, extra) => {
    expect(readWords(description).extras).not.toContain(extra)
  })

  test('of unknown words leaves every choice open', () => {
    expect(readWords('qwertz 笑顔 🙂')).toEqual({ extras: [] })
  })
})
