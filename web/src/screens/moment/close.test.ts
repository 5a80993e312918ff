import { expect, test } from 'vitest'
import { closingWords } from './close.tsx'

test('a moment closes with one sentence that names what was done', () => {
  expect(closingWords({ mood: 'low', breathed: true, response: 'true' })).toBe(
    'One small light, added: you called today low, breathed and heard a line that feels true.',
  )
  expect(closingWords({ response: 'not-quite' })).toBe('One small light, added: you heard a line and said “not quite”.')
  expect(closingWords({})).toBe('One small light, added: you heard today’s line.')
})
