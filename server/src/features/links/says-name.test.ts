import { describe, expect, test } from 'vitest'
import { saysName } from './says-name.ts'

describe('a line contains a name', () => {
  test.each([
    ['Maya begins again.', 'Maya'],
    ['Maya’s day begins.', 'maya'],
    ['MAYA begins again.', 'Maya'],
    ['maya begins again.', 'Maya'],
    ['Zoë begins again.', 'Zoe\u0308'],
    ['Zoe\u0308 begins again.', 'Zoë'],
    ['Zoe begins again.', 'Zoë'],
    ['Ma\u200bya begins again.', 'Maya'],
    ['Ｍａｙａ begins again.', 'Maya'],
    ['O’Brien begins again.', "O'Brien"],
    ['OʼBrien begins again.', 'O’Brien'],
    ['OBrien begins again.', 'O’Brien'],
    ['Anna‑Lena begins again.', 'Anna-Lena'],
    ['Anna Lena begins again.', 'Anna–Lena'],
    ['美咲はまた始められる', '美咲'],
    ['민준은 다시 시작할 수 있다', '민준'],
    ['มายาเริ่มใหม่ได้', 'มายา'],
    ['Will begins again.', 'Will'],
    ['Will begins again.', 'will'],
    ['I will begin again.', 'will'],
  ])('%s: %s', (text, name) => {
    expect(saysName(text, name)).toBe(true)
  })
})

describe('a line does not contain a name', () => {
  test.each([
    ['I will begin again.', 'Will'],
    ['I begin again.', 'Maya'],
    ['The mayan calendar begins again.', 'Maya'],
    ['I begin again.', 'A.*'],
  ])('%s: %s', (text, name) => {
    expect(saysName(text, name)).toBe(false)
  })
})
