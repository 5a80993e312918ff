import { describe, expect, test } from 'vitest'
import { formOf } from './form-of.ts'
import { judge, rules } from './judge.ts'
import { exampleName, exampleRecent, publishedRules } from './published-rules.ts'

/** Judged as for a user on the second step who has recently heard the example's line. */
const judged = (text: string) =>
  judge(text, { form: formOf(text), level: 2, firstName: exampleName, recent: exampleRecent })

const all = publishedRules.flatMap(({ severity, rules: told }) => told.map((rule) => ({ ...rule, severity })))

test('lists every rule of the critic once, and no other', () => {
  const codes = [...rules.map(({ code }) => code), 'repeated']
  expect(all.map(({ code }) => code).sort()).toEqual(codes.sort())
})

test('marks exactly the forgiven rules as forgiven', () => {
  const severities = new Map(rules.map(({ code, severity }) => [code, severity]))
  for (const { code, severity } of all) expect([code, severity]).toEqual([code, severities.get(code) ?? 'hard'])
})

describe('each example', () => {
  test.each(all)('$code: “$refused” breaks the rule, and “$instead” breaks none', ({ code, refused, instead }) => {
    expect(judged(refused).faults.map((fault) => fault.code)).toContain(code)
    expect(judged(instead).faults).toEqual([])
  })

  test('appears once', () => {
    const lines = all.flatMap(({ refused, instead }) => [refused, instead])
    expect(new Set(lines).size).toBe(lines.length)
  })
})
