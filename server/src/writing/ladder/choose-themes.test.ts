import { expect, test } from 'vitest'
import { chooseThemes } from './choose-themes.ts'

test('whoever has answered nothing stands on their first step in every theme', () => {
  expect(chooseThemes(['calm', 'sleep'], {}, 2, 'a seed')).toEqual({ themes: ['calm', 'sleep'], level: 2 })
})

test('themes on different steps are never mixed, and each gets its turn', () => {
  const ladder = { calm: 4, sleep: 1 } as const
  const chosen = Array.from({ length: 60 }, (_, at) => chooseThemes(['calm', 'sleep', 'focus'], ladder, 2, `${at}`))
  expect(new Set(chosen.map((choice) => JSON.stringify(choice)))).toEqual(
    new Set(['{"themes":["calm"],"level":4}', '{"themes":["sleep"],"level":1}', '{"themes":["focus"],"level":2}']),
  )
})
