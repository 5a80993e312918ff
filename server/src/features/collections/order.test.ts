import { expect, test } from 'vitest'
import { orderOf } from './order.ts'

test('the wanted order is taken, whatever happened meanwhile', () => {
  expect(orderOf(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(orderOf(['a', 'b', 'came'], ['b', 'a'])).toEqual(['b', 'a', 'came'])
  expect(orderOf(['a', 'b'], ['b', 'gone', 'a', 'b'])).toEqual(['b', 'a'])
})
