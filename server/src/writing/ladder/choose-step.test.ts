import { expect, test } from 'vitest'
import { chooseStep } from './choose-step.ts'

test('whoever has answered nothing stands on their first step in every theme', () => {
  expect(chooseStep(['calm', 'sleep'], {}, 2, 'a seed')).toEqual({ themes: ['calm', 'sleep'], level: 2 })
})

test('themes on different steps are never mixed, and each gets its turn', () => {
  const ladder = { calm: 4, sleep: 1 } as const
  const chosen = Array.from({ length: 60 }, (_, at) => chooseStep(['calm', 'sleep', 'focus'], ladder, 2, `${at}`))
  expect(new Set(chosen.map((choice) => JSON.stringify(choice)))).toEqual(
    new Set(['{"themes":["calm"],"level":4}', '{"themes":["sleep"],"level":1}', '{"themes":["focus"],"level":2}']),
  )
})
