import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { secretNames } from '../server/src/config/secret-files.ts'
import { root } from './lib/run.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const settings = new Set([
  ...[...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  ...secretNames.map((name) => `${name}_FILE`),
])

test('the compose file names settings that exist, secrets that are told of, and volumes that are there', () => {
  const { services, secrets, volumes } = parse(read('compose.yaml'))
  for (const name of Object.keys(services.app.environment)) expect(settings).toContain(name)
  for (const service of Object.values(services)) {
    for (const name of service.secrets ?? []) expect(secrets).toHaveProperty(name)
    for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0])
  }
  expect(read('.gitignore').split('\n')).toContain('/deploy/secrets')
})

test('only the app, the proxy and what is read on this machine can be reached from outside', () => {
  const { services } = parse(read('compose.yaml'))
  const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
  )
  expect([...new Set(open)]).toEqual(['proxy'])
})

test('the image runs what a release holds, as an ordinary user, with settings that exist', () => {
  const image = read('Dockerfile')
  const { NODE_ENV: _, ...set } = Object.fromEntries([...image.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, k, v]) => [k, v]))
  // Variables that Node and its allocator read are not our settings.
  const own = Object.keys(set).filter((name) => !/^(NODE|MALLOC)_/.test(name))
  for (const name of own) expect(settings).toContain(name)
  expect(image).toMatch(/^USER node$/m)
  const [, entry] = /^CMD \["node", "(\w+)\.mjs"\]$/m.exec(image) ?? []
  expect(read('scripts/release.mjs')).toContain(`['${entry}', 'main']`)
})

test('the workflow runs what a change must pass', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml'))
  expect(jobs.test.steps.map(({ run }) => run)).toContain('.ci/run')
  expect(existsSync(join(root, '.ci/run'))).toBe(true)
})
