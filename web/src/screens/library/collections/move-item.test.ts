import { expect, test } from 'vitest'
import { moveItem } from './collection-dialog.tsx'

test('an item moves, and the others keep their order', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(['a'], 4, 0)).toEqual(['a'])
})
