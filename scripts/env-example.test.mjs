import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Environment } from '../server/src/config/environment.ts'
import { envExample, settingGroups } from './env-example.mjs'
import { root } from './lib/run.mjs'

const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
const documented = settingGroups(page).flatMap(({ settings }) => settings.map(({ name }) => name))

test('docs/configuration.md describes every setting once', () => {
  expect([...documented].sort()).toEqual(Object.keys(Environment.shape).sort())
})

test('.env.example is what `node scripts/env-example.mjs` writes', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(envExample(page))
})
