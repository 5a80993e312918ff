import { readFileSync } from 'node:fs'
import { AvatarConfig } from '@glimmer/contract'
import { avatarStyleIds } from '@glimmer/contract/avatar-styles'
import { describe, expect, test } from 'vitest'
import { changed, contrastsWithBackground, optionsOf } from './avatar-draft.ts'
import { loadStyle } from './loaded-style.ts'
import { presetAvatarFor, presetAvatars } from './preset-avatars.ts'

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

describe('the avatars of the house', () => {
  const style = loadStyle('avataaars', dataOf('avataaars'))
  test('are at ease, differ from each other, and stand out against what is behind them', () => {
    const drafts = presetAvatars.map(({ config }) => style.draftOf(config))
    expect(new Set(drafts.map(style.draw)).size).toBe(presetAvatars.length)
    for (const draft of drafts) {
      expect(draft.parts.eyes).toMatch(/^(default|closed|happy)$/)
      expect(draft.parts.mouth).toMatch(/^(smile|twinkle)$/)
      const used = style.inUse(draft)
      const shown = Object.entries(draft.colours).filter(([name]) => used.has(`${name}Color`))
      expect(shown.map(([name]) => name)).toContain('background')
      expect(contrastsWithBackground({ colours: Object.fromEntries(shown) })).toBe(true)
    }
  })
  test('can all be saved', () => {
    for (const { config } of presetAvatars) expect(AvatarConfig.safeParse(config).error).toBeUndefined()
  })
  test('greet the same person with the same one', () => {
    expect(presetAvatarFor('maya')).toEqual(presetAvatarFor('maya'))
    expect(
      new Set(['maya', 'noor', 'sam', 'ida', 'ben'].map((person) => presetAvatarFor(person).seed)).size,
    ).toBeGreaterThan(1)
  })
})

describe('what is offered', () => {
  const { controls } = loadStyle('avataaars', dataOf('avataaars'))
  const valuesOf = (wanted: string) =>
    controls.flatMap((control) =>
      control.name !== wanted
        ? []
        : (control.kind === 'part' ? control.variants : control.colours).map((each) => each.value),
    )
  test('shows nobody in distress, and the calm ones first', () => {
    expect([...valuesOf('eyes'), ...valuesOf('mouth')].join(' ')).not.toMatch(/cry|dizzy|vomit|scream/i)
    expect(valuesOf('mouth').indexOf('smile')).toBeLessThan(valuesOf('mouth').indexOf('sad'))
  })
  test('goes through the tones of skin from light to dark, without the colours nobody has', () => {
    expect(valuesOf('skin')).toEqual(['#ffdbb4', '#edb98a', '#d08b5b', '#ae5d29', '#614335'])
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
