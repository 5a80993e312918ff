import { expect, test } from 'vitest'
import { kindOf } from './use-avatar-saver.ts'

test.each(['vector', 'image'] as const)('a proposal that is a %s is counted as one', (kind) => {
  expect(kindOf({ proposal: { _id: '0198c2aa-7d1e-7000-8000-000000000001', kind } })).toBe(kind)
})

test('what was built is counted as a drawing, and a picture of one’s own as an upload', () => {
  expect(kindOf({ avatarConfig: { style: 'lorelei', seed: 'one', options: {} } })).toBe('vector')
  expect(kindOf({ photo: new Blob() })).toBe('upload')
})
