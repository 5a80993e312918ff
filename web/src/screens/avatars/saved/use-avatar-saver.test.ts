import { expect, test } from 'vitest'
import { kindOf } from './use-avatar-saver.ts'

test.each(['vector', 'image'] as const)('reports a proposal as %s', (kind) => {
  expect(kindOf({ proposal: { _id: '0198c2aa-7d1e-7000-8000-000000000001', kind } })).toBe(kind)
})

test('reports a configuration as a vector and a photo as an upload', () => {
  expect(kindOf({ avatarConfig: { style: 'lorelei', seed: 'one', options: {} } })).toBe('vector')
  expect(kindOf({ photo: new Blob() })).toBe('upload')
})
