import { describe, expect, test } from 'vitest'
import { readMessage } from './push.ts'

const pushed = (text: string) => ({ json: () => JSON.parse(text) as unknown })
const neutral = { title: 'Glimmer', body: 'Your line for today is ready.' }

describe('what was pushed', () => {
  test('is shown as it was sent', () => {
    expect(readMessage(pushed('{"title":"Glimmer","body":"I can take this gently."}'))).toEqual({
      title: 'Glimmer',
      body: 'I can take this gently.',
    })
  })

  test.each(['', 'half{', 'null', '{}', '{"title":1,"body":[]}'])(
    'is the neutral sentence where it is no message: %s',
    (text) => {
      expect(readMessage(pushed(text))).toEqual(neutral)
    },
  )

  test('is the neutral sentence where nothing came along', () => {
    expect(readMessage(null)).toEqual(neutral)
  })
})
