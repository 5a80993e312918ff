import { GenerateAvatar } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { emptyDescription, isEmpty, requestOf, toggleChoice } from './description.ts'

describe('describing an avatar', () => {
  test('no words and no choices is empty', () => {
    expect(isEmpty(emptyDescription)).toBe(true)
    expect(isEmpty({ ...emptyDescription, words: '  ' })).toBe(true)
  })
  test('words are sent without the choices: the contract takes one of the two', () => {
    const request = requestOf({ words: ' Curly hair ', choices: { hair: 'curly' }, style: 'lorelei' })
    expect(request).toEqual({ description: 'Curly hair', style: 'lorelei' })
    expect(GenerateAvatar.safeParse(request).success).toBe(true)
  })
  test('without words the choices are sent', () => {
    const request = requestOf({ ...emptyDescription, choices: toggleChoice({}, 'feeling', 'calm') })
    expect(request).toEqual({ choices: { feeling: 'calm' } })
    expect(GenerateAvatar.safeParse(request).success).toBe(true)
  })
  test('choosing an answer again removes it', () => {
    expect(toggleChoice(toggleChoice({}, 'hair', 'bun'), 'hair', 'bun')).toEqual({})
    expect(toggleChoice(toggleChoice({}, 'extras', 'glasses'), 'extras', 'glasses')).toEqual({})
  })
  test('a fifth extra changes nothing', () => {
    const four = ['glasses', 'beard', 'earrings', 'freckles'].reduce((all, one) => toggleChoice(all, 'extras', one), {})
    expect(toggleChoice(four, 'extras', 'hoodie')).toEqual(four)
  })
})
