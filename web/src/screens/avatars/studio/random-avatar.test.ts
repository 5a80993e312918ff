import { readFileSync } from 'node:fs'
import { AvatarConfig } from '@glimmer/contract'
import { avatarStyleIds } from '@glimmer/contract/avatar-styles'
import { describe, expect, test } from 'vitest'
import { changed, optionsOf } from './avatar-draft.ts'
import { loadStyle } from './loaded-style.ts'

const dataOf = (id: string): unknown =>
  JSON.parse(readFileSync(new URL(import.meta.resolve(`@dicebear/styles/${id}.json`)), 'utf8'))

describe.each(avatarStyleIds)('the style %s', (id) => {
  const style = loadStyle(id, dataOf(id))

  test('has controls with names of their own', () => {
    const labels = style.controls.map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(1)
    expect(new Set(labels).size).toBe(labels.length)
    for (const control of style.controls) {
      const values = control.kind === 'part' ? control.variants : control.colours
      expect(new Set(values.map(({ label }) => label)).size).toBe(values.length)
    }
  })
  test('draws a random avatar that the contract takes, and the same one for the same seed', () => {
    const draft = style.randomAvatar('Maya')
    const config = { style: id, seed: draft.seed, options: optionsOf(draft) }
    expect(AvatarConfig.safeParse(config).error).toBeUndefined()
    expect(style.draw(style.randomAvatar('Maya'))).toBe(style.draw(draft))
  })
  test('opens a saved avatar as it was', () => {
    const draft = style.randomAvatar('Noor')
    const again = style.draftOf({ style: id, seed: draft.seed, options: optionsOf(draft) })
    expect(style.draw(again)).toBe(style.draw(draft))
  })
})

describe('a first avatar', () => {
  const style = loadStyle('avataaars', dataOf('avataaars'))
  test('never cries and always smiles', () => {
    for (let n = 0; n < 60; n += 1) {
      const { parts } = style.randomAvatar(`person ${n}`)
      expect(parts.eyes).not.toMatch(/cry|dizzy/i)
      expect(parts.mouth).toMatch(/smile|twinkle/)
    }
  })
  test('has a control for a hat’s colour only while a hat is worn', () => {
    const draft = style.randomAvatar('Maya')
    expect(style.inUse(changed(draft, { part: 'top', to: 'hat' })).has('hatColor')).toBe(true)
    expect(style.inUse(changed(draft, { part: 'top', to: 'bob' })).has('hatColor')).toBe(false)
  })
})
