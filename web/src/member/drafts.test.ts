import { expect, test } from 'vitest'
import { allowDrafts, type DraftStore, eraseDrafts, readDraft, saveDraft } from './drafts.ts'
import { readPendingChoices } from './use-preferences.ts'

/** A tab's storage. */
const storage = (): DraftStore => {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    key: (place) => [...held.keys()][place] ?? null,
    get length() {
      return held.size
    },
  }
}

test('restores a draft for the same user and form only', () => {
  const tab = storage()
  saveDraft(tab, 'maya', 'names', { firstName: 'May' })
  expect(readDraft(tab, 'maya', 'names')).toEqual({ firstName: 'May' })
  expect(readDraft(tab, 'noor', 'names')).toEqual({})
  expect(readDraft(tab, 'maya', 'reasons')).toEqual({})
})

test('removes an empty draft', () => {
  const tab = storage()
  saveDraft(tab, 'maya', 'names', { firstName: 'May' })
  saveDraft(tab, 'maya', 'names', {})
  expect(tab.length).toBe(0)
})

test('removes all drafts, and nothing else, at sign-out', () => {
  const tab = storage()
  tab.setItem('another', 'thing')
  saveDraft(tab, 'maya', 'names', { firstName: 'May' })
  saveDraft(tab, 'noor', 'names', { lastName: 'Noor' })
  eraseDrafts(tab)
  expect(tab.length).toBe(1)
  expect(tab.getItem('another')).toBe('thing')
})

test('stores no draft after a sign-out until the next sign-in', () => {
  const tab = storage()
  eraseDrafts(tab)
  saveDraft(tab, 'maya', 'names', { firstName: 'May' })
  expect(tab.length).toBe(0)
  allowDrafts(tab)
  saveDraft(tab, 'noor', 'names', { firstName: 'Noor' })
  expect(tab.length).toBe(1)
})

test('restores unsaved choices, and none that were saved', () => {
  const tab = storage()
  saveDraft(tab, 'maya', 'your-lines', { choices: JSON.stringify({ level: 4, themes: ['calm'] }) })
  expect(readPendingChoices(tab, 'maya', 'your-lines', { level: 2, themes: ['calm'] })).toEqual({ level: 4 })
  expect(readPendingChoices(tab, 'noor', 'your-lines', { level: 2 })).toEqual({})
  saveDraft(tab, 'maya', 'your-lines', { choices: 'not json' })
  expect(readPendingChoices(tab, 'maya', 'your-lines', { level: 2 })).toEqual({})
})

test('returns no draft when storage is refused or holds something else', () => {
  const tab = storage()
  tab.setItem('glimmer.draft.maya.names', '{"firstName":7}')
  expect(readDraft(tab, 'maya', 'names')).toEqual({})
  tab.setItem('glimmer.draft.maya.names', 'not json')
  expect(readDraft(tab, 'maya', 'names')).toEqual({})
  const refused = {
    ...tab,
    getItem: () => {
      throw new Error('denied')
    },
  }
  expect(readDraft(refused, 'maya', 'names')).toEqual({})
})
