import { expect, test } from 'vitest'
import { findLine } from './use-recorded-lines.ts'

const line = (id: string) => ({ _id: id, text: `Line ${id}` })

test('finds cached lines in single reads, pages and sets', () => {
  const cached = [
    undefined,
    'not a line',
    { user: { _id: 'lamp', name: 'No line' } },
    line('alone'),
    { items: [line('in a page')], nextCursor: null },
    { pages: [{ items: [] }, { items: [line('in pages')] }], pageParams: [''] },
    { items: [{ _id: 'set', lines: [{ part: 'plan', affirmation: line('in a set') }] }] },
  ]
  for (const id of ['alone', 'in a page', 'in pages', 'in a set']) expect(findLine(cached, id)).toEqual(line(id))
  expect(findLine(cached, 'lamp')).toBeUndefined()
  expect(findLine(cached, 'gone')).toBeUndefined()
})
