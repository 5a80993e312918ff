import { expect, test } from 'vitest'
import { emptyDraft, requestOf, takenUp, toggleTheme, toLeave, tries } from './draft.ts'

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

test('a note waits with its choices and without the mood; choices alone do not wait', () => {
  const draft = { themes: ['calm', 'focus'], mood: 'low', situation: 'a-busy-day', note: 'my exam' } as const
  expect(takenUp(toLeave(draft), ['sleep'])).toEqual({
    themes: ['calm', 'focus'],
    situation: 'a-busy-day',
    value: undefined,
    note: 'my exam',
  })
  expect(toLeave({ ...draft, note: ' ' })).toEqual({})
  expect(takenUp({}, ['sleep'])).toEqual({ themes: ['sleep'], note: '' })
  expect(takenUp({ note: 'my exam', themes: 'calm doom' }, []).themes).toEqual(['calm'])
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
