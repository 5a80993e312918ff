import { describe, expect, test } from 'vitest'
import { begin, redo, step, undo } from './history.ts'

describe('undo and redo', () => {
  test('a step can be undone and redone', () => {
    const history = step(step(begin('a'), 'b'), 'c')
    expect(undo(history).present).toBe('b')
    expect(redo(undo(history))).toEqual({ ...history, kind: undefined })
  })
  test('at either end nothing happens', () => {
    const history = begin('a')
    expect(undo(history)).toBe(history)
    expect(redo(history)).toBe(history)
  })
  test('a new step forgets what had been undone', () => {
    expect(redo(step(undo(step(begin('a'), 'b')), 'c')).present).toBe('c')
  })
  test('dragging through colours is undone in one go', () => {
    const dragged = step(step(step(begin('red'), 'orange', 'hair'), 'yellow', 'hair'), 'green', 'hair')
    expect(undo(dragged).present).toBe('red')
  })
  test('two different things are undone one by one', () => {
    expect(undo(step(step(begin('a'), 'b', 'hair'), 'c', 'skin')).present).toBe('b')
  })
  test('after going back, the same kind is a new step', () => {
    const again = step(undo(step(step(begin('a'), 'b'), 'c', 'hair')), 'd', 'hair')
    expect(undo(again).present).toBe('b')
  })
  test('a hundred steps are kept', () => {
    let history = begin(0)
    for (let n = 1; n <= 150; n += 1) history = step(history, n)
    expect(history.past).toHaveLength(100)
    expect(history.past[0]).toBe(50)
  })
})
