import { expect, test } from 'vitest'
import { emptyDraft, requestOf, toggleTheme, tries } from './draft.ts'

test('themes are chosen and taken back, five at most', () => {
  const one = toggleTheme(emptyDraft([]), 'calm')
  expect(one.themes).toEqual(['calm'])
  expect(toggleTheme(one, 'calm').themes).toEqual([])
  const five = emptyDraft(['calm', 'confidence', 'focus', 'sleep', 'gratitude', 'motivation'])
  expect(five.themes).toHaveLength(5)
  expect(toggleTheme(five, 'motivation')).toBe(five)
})

test('only what was chosen is sent', () => {
  expect(requestOf({ themes: ['calm'], note: '  ' })).toEqual({ themes: ['calm'] })
  expect(requestOf({ themes: ['calm'], mood: 'low', note: ' a long day ' })).toEqual({
    themes: ['calm'],
    mood: 'low',
    note: 'a long day',
  })
})

test('the same request keeps its key until it has succeeded; another one has its own', () => {
  let made = 0
  const attempt = tries(() => `key-${++made}`)
  const calm = { themes: ['calm'] }
  expect(attempt.keyFor(calm)).toBe('key-1')
  expect(attempt.keyFor({ ...calm })).toBe('key-1')
  expect(attempt.keyFor({ themes: ['focus'] })).toBe('key-2')
  attempt.done()
  expect(attempt.keyFor({ themes: ['focus'] })).toBe('key-3')
})
