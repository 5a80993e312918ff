import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Environment } from '../../server/src/config/environment.ts'
import { envExample, settingGroups } from './env-example.mjs'
import { root } from './run.mjs'

const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
const documented = settingGroups(page).flatMap(({ settings }) => settings.map(({ name }) => name))

test('docs/configuration.md describes each setting once, and no other', () => {
  expect([...documented].sort()).toEqual(Object.keys(Environment.shape).sort())
})

test('.env.example is generated from docs/configuration.md; `node scripts/env-example.mjs` writes it', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(envExample(page))
})
