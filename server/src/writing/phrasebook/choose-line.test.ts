import { expect, test } from 'vitest'
import { linesOf } from '../bank/bank.ts'
import { findLine } from '../bank/find-line.ts'
import { writeLine } from './write-line.ts'

test('lines that strict readers would save come more often than others that fit equally', () => {
  const asked = { themes: ['courage'], form: 'first-person', level: 2, recent: [], partOfDay: 'afternoon' } as const
  const drawn = Array.from({ length: 200 }, (_, at) => writeLine({ ...asked, seed: `person ${at}` }))
  const share = (count: number, all: number) => count / all
  const good = drawn.filter(({ text }) => findLine(text, undefined)?.line.standing === 'good').length
  const lines = linesOf('courage').filter(({ level, form }) => level === 2 && form === 'first-person')
  expect(share(good, drawn.length)).toBeGreaterThan(
    1.5 * share(lines.filter(({ standing }) => standing === 'good').length, lines.length),
  )
  expect(good).toBeLessThan(drawn.length)
})
