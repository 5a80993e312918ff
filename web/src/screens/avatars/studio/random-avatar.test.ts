import { readFileSync } from 'node:fs'
import { AvatarConfig } from '@glimmer/contract'
import { avatarStyleIds } from '@glimmer/contract/avatar-styles'
import { describe, expect, test } from 'vitest'
import { changed, contrastsWithBackground, optionsOf, presetSeeds } from './avatar-draft.ts'
import { loadStyle } from './loaded-style.ts'

const dataOf = (id: string): unknown =>
  JSON.parse(readFileSync(new URL(import.meta.resolve(`@dicebear/styles/${id}.json`)), 'utf8'))

describe.each(avatarStyleIds)('the style %s', (id) => {
  const style = loadStyle(id, dataOf(id))

  test('gives each control and each choice a unique label', () => {
    const labels = style.controls.map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(1)
    expect(new Set(labels).size).toBe(labels.length)
    for (const control of style.controls) {
      const values = control.kind === 'part' ? control.variants : control.colours
      expect(new Set(values.map(({ label }) => label)).size).toBe(values.length)
    }
  })
  test('draws the same valid avatar for the same seed', () => {
    const draft = style.randomAvatar('Maya')
    const config = { style: id, seed: draft.seed, options: optionsOf(draft) }
    expect(AvatarConfig.safeParse(config).error).toBeUndefined()
    expect(style.draw(style.randomAvatar('Maya'))).toBe(style.draw(draft))
  })
  test('opens a saved avatar unchanged', () => {
    const draft = style.randomAvatar('Noor')
    const again = style.draftOf({ style: id, seed: draft.seed, options: optionsOf(draft) })
    expect(style.draw(again)).toBe(style.draw(draft))
  })
})

describe('the ready-made avatars', () => {
  const style = loadStyle('avataaars', dataOf('avataaars'))
  const drafts = presetSeeds.map((seed) => style.randomAvatar(seed))

  test('differ from each other and contrast with their backgrounds', () => {
    expect(new Set(drafts.map(style.draw)).size).toBe(presetSeeds.length)
    for (const draft of drafts) expect(contrastsWithBackground(draft)).toBe(true)
  })
  test('include hijab, turban, afro, locs, grey hair and glasses', () => {
    const tops = drafts.map(({ parts }) => parts.top)
    expect(tops).toEqual(expect.arrayContaining(['hijab', 'turban', 'fro', 'dreads01']))
    expect(drafts.some(({ parts }) => parts.accessories !== null)).toBe(true)
  })
})

describe('the choices of a style', () => {
  const { controls } = loadStyle('avataaars', dataOf('avataaars'))
  const valuesOf = (name: string) =>
    controls.flatMap((control) =>
      control.name !== name
        ? []
        : (control.kind === 'part' ? control.variants : control.colours).map((each) => each.value),
    )
  test('leave out distress and list calm faces first', () => {
    expect([...valuesOf('eyes'), ...valuesOf('mouth')].join(' ')).not.toMatch(/cry|dizzy|vomit|scream/i)
    expect(valuesOf('mouth').indexOf('smile')).toBeLessThan(valuesOf('mouth').indexOf('sad'))
  })
  test('list natural skin tones from light to dark', () => {
    expect(valuesOf('skin')).toEqual(['#ffdbb4', '#edb98a', '#d08b5b', '#ae5d29', '#614335'])
  })
})

describe('a random avatar', () => {
  const style = loadStyle('avataaars', dataOf('avataaars'))
  test('always smiles', () => {
    for (let n = 0; n < 60; n += 1) {
      const { parts } = style.randomAvatar(`person ${n}`)
      expect(parts.eyes).not.toMatch(/cry|dizzy/i)
      expect(parts.mouth).toMatch(/smile|twinkle/)
    }
  })
  test('offers a hat’s colour only with a hat', () => {
    const draft = style.randomAvatar('Maya')
    expect(style.inUse(changed(draft, { part: 'top', to: 'hat' })).has('hatColor')).toBe(true)
    expect(style.inUse(changed(draft, { part: 'top', to: 'bob' })).has('hatColor')).toBe(false)
  })
})
