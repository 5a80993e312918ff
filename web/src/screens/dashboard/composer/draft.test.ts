import { expect, test } from 'vitest'
import {
  costOf,
  emptyDraft,
  noteHint,
  requestOf,
  restoreDraft,
  startingThemes,
  toggleTheme,
  toStoredDraft,
} from './draft.ts'

test('toggles themes, at most five', () => {
  const one = toggleTheme(emptyDraft([]), 'calm')
  expect(one.themes).toEqual(['calm'])
  expect(toggleTheme(one, 'calm').themes).toEqual([])
  const five = emptyDraft(['calm', 'confidence', 'focus', 'sleep', 'gratitude', 'motivation'])
  expect(five.themes).toHaveLength(5)
  expect(toggleTheme(five, 'motivation')).toBe(five)
})

test('sends only chosen values', () => {
  expect(requestOf({ themes: ['calm'], note: '  ' })).toEqual({ themes: ['calm'] })
  expect(requestOf({ themes: ['calm'], mood: 'low', note: ' a long day ' })).toEqual({
    themes: ['calm'],
    mood: 'low',
    note: 'a long day',
  })
  expect(requestOf({ themes: ['calm'], form: 'question', level: 4, note: '' })).toEqual({
    themes: ['calm'],
    form: 'question',
    level: 4,
  })
})

test('stores a note with its choices but without the mood', () => {
  const draft = {
    themes: ['calm', 'focus'],
    mood: 'low',
    situation: 'a-busy-day',
    form: 'if-then',
    level: 3,
    note: 'my exam',
  } as const
  expect(restoreDraft(toStoredDraft(draft), ['sleep'])).toEqual({
    themes: ['calm', 'focus'],
    situation: 'a-busy-day',
    value: undefined,
    form: 'if-then',
    level: 3,
    note: 'my exam',
  })
  expect(toStoredDraft({ ...draft, note: ' ' })).toEqual({})
  expect(restoreDraft({}, ['sleep'])).toEqual({ themes: ['sleep'], note: '' })
  expect(restoreDraft({ note: 'my exam', themes: 'calm doom' }, []).themes).toEqual(['calm'])
})

test('starts with the user’s themes, else today’s, if the plan includes them', () => {
  expect(startingThemes(['sleep'], ['calm'], 'free')).toEqual(['sleep'])
  expect(startingThemes([], ['calm'], 'free')).toEqual(['calm'])
  expect(startingThemes(['body-peace'], ['calm'], 'free')).toEqual(['calm'])
  expect(startingThemes(['body-peace'], ['calm'], 'pro')).toEqual(['body-peace'])
  expect(startingThemes([], [], 'free')).toEqual([])
})

test('states how many lines are left, except on unlimited plans', () => {
  const draft = emptyDraft(['calm'])
  expect(costOf(draft, undefined)).toBeUndefined()
  expect(costOf(draft, 7)).toBe('Uses one of your 7 left this month.')
  expect(costOf(draft, 1)).toBe('Uses the last one of this month.')
  expect(costOf({ ...draft, mood: 'heavy' }, 7)).toBe('This one’s free.')
})

test('says where a note is sent, and promises nothing until that is loaded', () => {
  expect(noteHint([{ purpose: 'mail', host: 'mail.example' }])).toMatch(/help us choose a line.*on our server/)
  expect(noteHint([{ purpose: 'lines', host: 'models.example' }])).toMatch(/^Sent to models\.example /)
  expect(noteHint(undefined)).not.toMatch(/server|sent/i)
  for (const outside of [undefined, []]) expect(noteHint(outside)).toMatch(/store/)
})
