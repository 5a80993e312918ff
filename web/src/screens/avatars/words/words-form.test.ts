import { GenerateAvatar } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { emptyDescription, isEmpty, requestOf, toggleChoice } from './words-form.tsx'

describe('the description of an avatar', () => {
  test('is empty without words and choices', () => {
    expect(isEmpty(emptyDescription)).toBe(true)
    expect(isEmpty({ ...emptyDescription, words: '  ' })).toBe(true)
  })
  test('sends words without choices', () => {
    const request = requestOf({ words: ' Curly hair ', choices: { hair: 'curly' }, style: 'lorelei' })
    expect(request).toEqual({ description: 'Curly hair', style: 'lorelei' })
    expect(GenerateAvatar.safeParse(request).success).toBe(true)
  })
  test('sends choices without words', () => {
    const request = requestOf({ ...emptyDescription, choices: toggleChoice({}, 'feeling', 'calm') })
    expect(request).toEqual({ choices: { feeling: 'calm' } })
    expect(GenerateAvatar.safeParse(request).success).toBe(true)
  })
  test('removes an answer chosen twice', () => {
    expect(toggleChoice(toggleChoice({}, 'hair', 'bun'), 'hair', 'bun')).toEqual({})
    expect(toggleChoice(toggleChoice({}, 'extras', 'glasses'), 'extras', 'glasses')).toEqual({})
  })
  test('ignores a fifth extra', () => {
    const four = ['glasses', 'beard', 'earrings', 'freckles'].reduce((all, one) => toggleChoice(all, 'extras', one), {})
    expect(toggleChoice(four, 'extras', 'hoodie')).toEqual(four)
  })
})
