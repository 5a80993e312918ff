import { expect, test } from 'vitest'
import type { LoadedStyle } from './loaded-style.ts'
import { addState, type History, type StudioState } from './use-studio.ts'

const style = {} as LoadedStyle
const state = (seed: string): StudioState => ({ style, draft: { style: 'lorelei', seed, parts: {}, colours: {} } })
const begin: History = { states: [state('a')], position: 0 }
const seedsOf = ({ states }: History) => states.map(({ draft }) => draft.seed).join(' ')

test('a new state replaces those that were undone', () => {
  const undone = { ...addState(addState(begin, state('b')), state('c')), position: 1 }
  expect(seedsOf(addState(undone, state('d')))).toBe('a b d')
})
test('dragging through a colour is one step', () => {
  const dragged = ['b', 'c', 'd'].reduce((history, seed) => addState(history, state(seed), 'hair'), begin)
  expect(seedsOf(dragged)).toBe('a d')
  expect(seedsOf(addState(dragged, state('e'), 'skin'))).toBe('a d e')
})
