import { describe, expect, test } from 'vitest'
import type { Face } from './avatar-draft.ts'
import { keepFace, keptFace } from './stored-avatar-draft.ts'

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
const face: Face = { style: 'lorelei', seed: 's', parts: { hair: 'bun', beard: null }, colours: { skin: '#ae6a3d' } }

describe('a face that was not saved', () => {
  test('is there again after a reload, as the recipe it is drawn from', () => {
    const store = storage()
    keepFace(store, 'maya', face)
    expect(keptFace(store, 'maya')).toEqual({
      style: 'lorelei',
      seed: 's',
      options: { hairVariant: 'bun', hairProbability: 100, beardProbability: 0, skinColor: ['#ae6a3d'] },
    })
  })
  test('is nobody else’s', () => {
    const store = storage()
    keepFace(store, 'maya', face)
    expect(keptFace(store, 'sam')).toBeUndefined()
  })
  test('is let go once it is saved', () => {
    const store = storage()
    keepFace(store, 'maya', face)
    keepFace(store, 'maya', undefined)
    expect(store.length).toBe(0)
  })
  test.each([
    ['a style that is gone', { style: 'mona-lisa', seed: 's', options: '{}' }],
    ['half a recipe', { style: 'lorelei', seed: 's', options: '{"hair' }],
    ['nothing', {}],
  ])('is not taken from %s', (_, kept) => {
    const store = storage()
    store.setItem('glimmer.draft.maya.avatar', JSON.stringify(kept))
    expect(keptFace(store, 'maya')).toBeUndefined()
  })
})
