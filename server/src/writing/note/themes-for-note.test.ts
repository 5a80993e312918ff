import { plans, themes } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { themesForNote } from './themes-for-note.ts'

test('of several open themes a note picks those that help', () => {
  expect(themesForNote('presentation at three, so nervous', ['gratitude', 'courage', 'sleep'])).toEqual(['courage'])
  expect(themesForNote('the dog died', themes)).not.toContain('focus')
})

test.each(['said yes again', 'my knee', 'cant sleep', 'rent is due', 'I passed', 'boss again', 'moving house'])(
  '%s: a theme of the free plan helps',
  (note) => {
    expect(themesForNote(note, plans.free.themes).length).toBeLessThan(plans.free.themes.length)
  },
)

test('all stay open where none of them helps, or the note is not understood', () => {
  expect(themesForNote('presentation at three', ['gratitude', 'sleep'])).toEqual(['gratitude', 'sleep'])
  expect(themesForNote('just saying hello', themes)).toEqual(themes)
  expect(themesForNote(undefined, themes)).toEqual(themes)
})
