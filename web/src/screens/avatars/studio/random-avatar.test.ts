import { readFileSync } from 'node:fs'
import { AvatarConfig } from '@glimmer/contract'
import { avatarStyleIds } from '@glimmer/contract/avatar-styles'
import { describe, expect, test } from 'vitest'
import { changed, optionsOf } from './avatar-draft.ts'
import { openStyle } from './open-style.ts'

const dataOf = (id: string): unknown =>
  JSON.parse(readFileSync(new URL(import.meta.resolve(`@dicebear/styles/${id}.json`)), 'utf8'))

describe.each(avatarStyleIds)('the style %s', (id) => {
  const style = openStyle(id, dataOf(id))

  test('has controls with names of their own', () => {
    const labels = style.controls.map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(1)
    expect(new Set(labels).size).toBe(labels.length)
    for (const control of style.controls) {
      const values = control.kind === 'part' ? control.variants : control.colours
      expect(new Set(values.map(({ label }) => label)).size).toBe(values.length)
    }
  })
  test('surprises with a face that the contract takes, and that is the same for the same seed', () => {
    const face = style.surprise('Maya')
    const config = { style: id, seed: face.seed, options: optionsOf(face) }
    expect(AvatarConfig.safeParse(config).error).toBeUndefined()
    expect(style.draw(style.surprise('Maya'))).toBe(style.draw(face))
  })
  test('takes up a saved avatar as it was', () => {
    const face = style.surprise('Noor')
    const again = style.faceOf({ style: id, seed: face.seed, options: optionsOf(face) })
    expect(style.draw(again)).toBe(style.draw(face))
  })
})

describe('a first face', () => {
  const style = openStyle('avataaars', dataOf('avataaars'))
  test('is never met crying, and always smiles', () => {
    for (let n = 0; n < 60; n += 1) {
      const { parts } = style.surprise(`person ${n}`)
      expect(parts.eyes).not.toMatch(/cry|dizzy/i)
      expect(parts.mouth).toMatch(/smile|twinkle/)
    }
  })
  test('has a control for a hat’s colour only while a hat is worn', () => {
    const face = style.surprise('Maya')
    expect(style.inUse(changed(face, { part: 'top', to: 'hat' })).has('hatColor')).toBe(true)
    expect(style.inUse(changed(face, { part: 'top', to: 'bob' })).has('hatColor')).toBe(false)
  })
})
