import { plans, themes } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { linesOf } from '../bank/bank.ts'
import { themesForNote } from './themes-for-note.ts'

test('of several open themes a note picks those that help', () => {
  expect(themesForNote('presentation at three, so nervous', ['gratitude', 'courage', 'sleep'], 'first-person')).toEqual(
    ['courage'],
  )
  expect(themesForNote('the dog died', themes, 'first-person')).not.toContain('focus')
})

test('of themes that help, those with lines about the matter come first', () => {
  const picked = themesForNote('so bored', themes, 'first-person')
  expect(picked.length).toBeGreaterThan(0)
  for (const theme of picked)
    expect(linesOf(theme).some(({ form, noteKinds }) => form === 'first-person' && noteKinds.includes('bored'))).toBe(
      true,
    )
})

test.each(['said yes again', 'my knee', 'cant sleep', 'rent is due', 'I passed', 'boss again', 'moving house'])(
  '%s: a theme of the free plan helps',
  (note) => {
    expect(themesForNote(note, plans.free.themes, 'first-person').length).toBeLessThan(plans.free.themes.length)
  },
)

test('all stay open where none of them helps, or the note is not understood', () => {
  expect(themesForNote('presentation at three', ['gratitude', 'sleep'], 'first-person')).toEqual(['gratitude', 'sleep'])
  expect(themesForNote('just saying hello', themes, 'first-person')).toEqual(themes)
  expect(themesForNote(undefined, themes, 'first-person')).toEqual(themes)
})
