import { describe, expect, test } from 'vitest'
import type { AvatarDraft } from './avatar-draft.ts'
import { readAvatarDraft, storeAvatarDraft } from './avatar-draft.ts'

const storage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size
    },
  }
}
const draft: AvatarDraft = {
  style: 'lorelei',
  seed: 's',
  parts: { hair: 'bun', beard: null },
  colours: { skin: '#ae6a3d' },
}

describe('an unsaved avatar', () => {
  test('is restored after a reload as its configuration', () => {
    const store = storage()
    storeAvatarDraft(store, 'maya', draft)
    expect(readAvatarDraft(store, 'maya')).toEqual({
      style: 'lorelei',
      seed: 's',
      options: { hairVariant: 'bun', hairProbability: 100, beardProbability: 0, skinColor: ['#ae6a3d'] },
    })
  })
  test('is not restored for another user', () => {
    const store = storage()
    storeAvatarDraft(store, 'maya', draft)
    expect(readAvatarDraft(store, 'sam')).toBeUndefined()
  })
  test('is removed once it is saved', () => {
    const store = storage()
    storeAvatarDraft(store, 'maya', draft)
    storeAvatarDraft(store, 'maya', undefined)
    expect(store.length).toBe(0)
  })
  test.each([
    ['a removed style', { style: 'mona-lisa', seed: 's', options: '{}' }],
    ['half a configuration', { style: 'lorelei', seed: 's', options: '{"hair' }],
    ['nothing', {}],
  ])('is ignored if stored as %s', (_, stored) => {
    const store = storage()
    store.setItem('glimmer.draft.maya.avatar', JSON.stringify(stored))
    expect(readAvatarDraft(store, 'maya')).toBeUndefined()
  })
})
