import { describe, expect, test } from 'vitest'
import { cutText, isSeen, tidyName } from './names.ts'

describe('a name', () => {
  test('is stored in composed letters, with single spaces and nothing that is not seen', () => {
    expect(tidyName('  Zoe\u0308 \n  Ray ')).toBe('Zoë Ray')
    expect(tidyName('\u202eMa\u200bya\u2060\ufeff\0')).toBe('Maya')
    expect(tidyName('Ma\u00adya')).toBe('Maya')
  })

  test('retains the joiners inside words and emoji, and loses those at their ends', () => {
    expect(tidyName('علی\u200cرضا')).toBe('علی\u200cرضا')
    expect(tidyName('👩\u200d🚀 ❤\ufe0f')).toBe('👩\u200d🚀 ❤\ufe0f')
    expect(tidyName('\u200dMaya\u200c \u200d')).toBe('Maya')
  })

  test.each(['', ' ', '\u3164', '\u200b\u200d', '\u2800', '\u202e', '\u115f\u1160', '\u{e0041}', '\ufe0f'])(
    'of %j has nothing to see',
    (name) => {
      expect(isSeen(name)).toBe(false)
      expect(tidyName(name)).toBe('')
    },
  )

  test('is cut between characters', () => {
    expect(cutText(`${'a'.repeat(59)}🌅`, 60)).toBe('a'.repeat(59))
    expect(cutText(`${'a'.repeat(56)}👩\u200d🚀b`, 60)).toBe('a'.repeat(56))
    expect(cutText('Maya\ud83d', 60).isWellFormed()).toBe(true)
    expect(cutText('Maya', 60)).toBe('Maya')
  })
})
