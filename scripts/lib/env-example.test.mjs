import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Environment } from '../../server/src/config/environment.ts'
import { envExample, settingRows } from './env-example.mjs'
import { root } from './run.mjs'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
/** IDENTITY's own address and values such as APP_ENV's are settings; nothing else in the table is in capitals. */
const told = [...new Set(settingRows(readme).flatMap(({ names }) => names))].sort()

test('README tells of every setting there is, and of no other', () => {
  expect(told).toEqual(Object.keys(Environment.shape).sort())
})

test('.env.example is what README tells; `node scripts/env-example.mjs` writes it anew', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(envExample(readme))
})
