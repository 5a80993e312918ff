import { describe, expect, test } from 'vitest'
import { readRange } from './send-bytes.ts'

describe('a Range of 100 bytes', () => {
  test.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=50-500', { first: 50, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=99-99', { first: 99, last: 99 }],
  ])('%s is a part', (header, part) => {
    expect(readRange(header, 100)).toEqual(part)
  })

  test.each([[undefined], ['bytes=-'], ['bytes=9-0'], ['bytes=0-1,5-6'], ['lines=0-9'], ['bytes=a-b'], ['bytes 0-9']])(
    '%s is ignored',
    (header) => {
      expect(readRange(header, 100)).toBe('whole')
    },
  )

  test.each([['bytes=100-'], ['bytes=100-200'], ['bytes=-0'], ['bytes=999999999999999-']])(
    '%s is not satisfiable',
    (header) => {
      expect(readRange(header, 100)).toBe('unsatisfiable')
    },
  )
})
