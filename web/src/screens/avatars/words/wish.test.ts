import { GenerateAvatar } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { isEmpty, noWish, requestOf, toggled } from './wish.ts'

describe('asking for a picture', () => {
  test('nothing said and nothing chosen is no wish', () => {
    expect(isEmpty(noWish)).toBe(true)
    expect(isEmpty({ ...noWish, words: '  ' })).toBe(true)
  })
  test('words of one’s own are sent alone: the contract takes one of the two', () => {
    const request = requestOf({ words: ' Curly hair ', choices: { hair: 'curly' }, style: 'lorelei' })
    expect(request).toEqual({ description: 'Curly hair', style: 'lorelei' })
    expect(GenerateAvatar.safeParse(request).success).toBe(true)
  })
  test('without words the choices are sent', () => {
    const request = requestOf({ ...noWish, choices: toggled({}, 'feeling', 'calm') })
    expect(request).toEqual({ choices: { feeling: 'calm' } })
    expect(GenerateAvatar.safeParse(request).success).toBe(true)
  })
  test('pressing an answer again takes it back', () => {
    expect(toggled(toggled({}, 'hair', 'bun'), 'hair', 'bun')).toEqual({})
    expect(toggled(toggled({}, 'extras', 'glasses'), 'extras', 'glasses')).toEqual({})
  })
  test('a fifth extra changes nothing', () => {
    const four = ['glasses', 'beard', 'earrings', 'freckles'].reduce((all, one) => toggled(all, 'extras', one), {})
    expect(toggled(four, 'extras', 'hoodie')).toEqual(four)
  })
})
