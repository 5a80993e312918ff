import { expect, test } from 'vitest'
import { moveItem } from './collection-dialog.tsx'

test('moves an item and keeps the order of the others', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(['a'], 4, 0)).toEqual(['a'])
})
