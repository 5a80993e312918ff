import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../server/src/config/config.ts'
import { secretNames } from '../server/src/config/environment.ts'
import { root } from './lib/run.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const settings = new Set([
  ...[...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  ...secretNames.map((name) => `${name}_FILE`),
])

test('compose.yaml names existing settings, declared secrets and existing volumes', () => {
  const { services, secrets, volumes } = parse(read('compose.yaml'))
  for (const name of Object.keys(services.app.environment)) expect(settings).toContain(name)
  for (const service of Object.values(services)) {
    for (const name of service.secrets ?? []) expect(secrets).toHaveProperty(name)
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(':')
      if (source.startsWith('./')) expect(existsSync(join(root, source))).toBe(true)
      else expect(volumes).toHaveProperty(source)
    }
  }
  expect(read('.gitignore').split('\n')).toContain('/deploy/secrets')
})

/** What the Dockerfile sets for the app. */
const imageSettings = () =>
  Object.fromEntries([...read('Dockerfile').matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]))

test('the settings at the head of compose.yaml are valid as they are written', () => {
  const text = read('compose.yaml')
  const recipe = parseEnv([...text.matchAll(/^# {3}(\S.*)$/gm)].map(([, line]) => line).join('\n'))
  const { environment } = parse(text).services.app
  const secret = join(mkdtempSync(join(tmpdir(), 'glimmer-deploy-')), 'database-url')
  const [, address] = /^# Put a password.* (postgres:\S+) into$/m.exec(text) ?? []
  writeFileSync(secret, address.replace('<password>', 'a1b2c3'))
  const settings = { ...imageSettings(), ...recipe, ...environment, DATABASE_URL_FILE: secret }
  const config = readConfig(settings, Object.keys(recipe))
  expect(config).toMatchObject({
    environment: 'production',
    publicUrl: 'https://glimmer.example.org',
    payments: { kind: 'none' },
    mailer: { kind: 'smtp' },
    database: { kind: 'url' },
    warnings: [],
  })
  expect(config.publicUrl).toBe(`https://${recipe.SITE_ADDRESS}`)
})

test('the proxy checks readiness, and lets requests wait while the app is replaced', () => {
  const caddyfile = read('deploy/Caddyfile')
  expect(caddyfile).toMatch(/^\{\$SITE_ADDRESS:localhost\} \{$/m)
  expect(caddyfile).toMatch(/health_uri \/api\/ready\n/)
  expect(caddyfile).toMatch(/lb_try_duration \d+s\n/)
})

test('prometheus.yaml scrapes the jobs of the alert rules, and names existing files', () => {
  const { rule_files, scrape_configs } = parse(read('deploy/prometheus.yaml'))
  for (const file of rule_files) expect(existsSync(join(root, 'deploy', file))).toBe(true)
  const jobs = scrape_configs.map(({ job_name }) => job_name)
  for (const [, job] of read('deploy/alerts.yaml').matchAll(/job="(\w+)"/g)) expect(jobs).toContain(job)
  expect(scrape_configs.map(({ metrics_path }) => metrics_path)).toEqual(['/metrics'])
})

test('the failure alert ignores the readiness probe', () => {
  const { groups } = parse(read('deploy/alerts.yaml'))
  const { expr } = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === 'ManyFailures')
  expect(expr.match(/http_request_duration_seconds_count\{[^}]*route!="\/api\/ready"[^}]*\}/g)).toHaveLength(2)
})

test('only the proxy publishes ports beyond this machine', () => {
  const { services } = parse(read('compose.yaml'))
  const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
  )
  expect([...new Set(open)]).toEqual(['proxy'])
})

test('the image runs a release as an ordinary user, with existing settings', () => {
  const image = read('Dockerfile')
  const { NODE_ENV: _, ...set } = Object.fromEntries([...image.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, k, v]) => [k, v]))
  // Variables that Node and its allocator read are not our settings.
  const own = Object.keys(set).filter((name) => !/^(NODE|MALLOC)_/.test(name))
  for (const name of own) expect(settings).toContain(name)
  expect(image).toMatch(/^USER node$/m)
  const [, entry] = /^CMD \["node", "(\w+)\.mjs"\]$/m.exec(image) ?? []
  expect(read('scripts/release.mjs')).toContain(`{ ${entry}: 'main'`)
})

test('the label of the image is the version of package.json', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(read('Dockerfile')).toContain(`org.opencontainers.image.version="${version}"`)
})

test('every image of compose.yaml and the Dockerfile has a tag with its whole version', () => {
  const images = Object.values(parse(read('compose.yaml')).services).map(({ image }) => image)
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  for (const image of [...images, ...bases]) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-slim)?$/)
})

test('the Kubernetes manifests name existing settings, and match the image and the drain', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/app.yaml')).map((one) => one.toJS())
  const ofKind = (wanted) => documents.find(({ kind }) => kind === wanted)
  const { data } = ofKind('ConfigMap')
  for (const name of Object.keys(data)) expect(settings).toContain(name)
  const { replicas, strategy, template } = ofKind('Deployment').spec
  const { containers, securityContext, terminationGracePeriodSeconds } = template.spec
  const [{ image, livenessProbe, readinessProbe, securityContext: container }] = containers
  expect(image).toMatch(new RegExp(`:${JSON.parse(read('package.json')).version}$`))
  expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(['/api/health', '/api/ready'])
  expect(Number(data.DRAIN_SECONDS)).toBeGreaterThan(readinessProbe.periodSeconds)
  expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(data.DRAIN_SECONDS) + 30)
  expect({ replicas, ...strategy.rollingUpdate }).toEqual({ replicas: 2, maxSurge: 1, maxUnavailable: 0 })
  expect(securityContext.runAsNonRoot && container.readOnlyRootFilesystem).toBe(true)
  expect(container.capabilities).toEqual({ drop: ['ALL'] })
  const secrets = [...read('deploy/kubernetes/app.yaml').matchAll(/literal=([A-Z0-9_]+)=/g)].map(([, name]) => name)
  const config = readConfig({
    ...imageSettings(),
    ...data,
    ...Object.fromEntries(secrets.map((name) => [name, 'x'.repeat(40)])),
    DATABASE_URL: 'postgres://glimmer:x@database/glimmer',
    SMTP_URL: 'smtp://mail.example.org',
  })
  expect(config).toMatchObject({ environment: 'production', blobs: { kind: 's3' }, warnings: [] })
})

test('the systemd unit uses the memory settings of the image, and signals the app alone', () => {
  const unit = read('deploy/glimmer.service')
  const lines = unit.split('\n')
  const settings = lines.flatMap((line) => (line.startsWith('Environment=') ? line.slice(12).split(' ') : []))
  for (const [name, value] of Object.entries(imageSettings()))
    if (/^(NODE|MALLOC)_/.test(name)) expect(settings).toContain(`${name}=${value}`)
  expect(lines).toContain('KillMode=mixed')
  const [, entry] = /^ExecStart=\/usr\/bin\/env node (\w+)\.mjs$/m.exec(unit) ?? []
  expect(read('scripts/release.mjs')).toContain(`{ ${entry}: 'main'`)
})

test('the CI workflow runs .ci/run', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml'))
  expect(jobs.test.steps.map(({ run }) => run)).toContain('.ci/run')
  expect(existsSync(join(root, '.ci/run'))).toBe(true)
})
