// Unpacks release.tar.gz (npm run release writes it), makes the tree read-only, runs it as an ordinary user, signs up
// over HTTP, has a line spoken and an avatar drawn, and stops it. One that carries the natural voice's runtime
// (npm run release -- --natural-voice) is started with it, and a tiny model speaks.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { aVisitor } from '@glimmer/identity/testing/visitor'
import { authorizationRequest, redeem } from '@glimmer/identity/testing/web-app'
import { startModelMirror } from '@glimmer/server/adapters/voice/kokoro/testing/model-mirror'
import { freePort } from '../product.ts'

const archive = fileURLToPath(new URL('../../release.tar.gz', import.meta.url))
/** Whom root becomes: the user that owns nothing. It has a name, which PostgreSQL asks for. */
const nobody = 65534
const isRoot = process.getuid?.() === 0

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}.`)
  process.stdout.write(`ok  ${what}\n`)
}

if (!existsSync(archive)) throw new Error('There is no release.tar.gz: npm run release writes it.')
const place = mkdtempSync(join(tmpdir(), 'glimmer-release-'))
chmodSync(place, 0o755)
execFileSync('tar', ['-xzf', archive, '-C', place])
execFileSync('chmod', ['-R', 'a-w,a+rX', join(place, 'release')])
const dataDir = join(place, 'data')
mkdirSync(dataDir)
if (isRoot) chownSync(dataDir, nobody, nobody)

const { naturalVoice } = JSON.parse(readFileSync(join(place, 'release/manifest.json'), 'utf8')) as {
  naturalVoice: boolean
}
const mirror = await startModelMirror()
mirror.open()
// The product runs as somebody else, who reads it.
chmodSync(dirname(mirror.manifest), 0o755)

const [port, identityPort] = [await freePort(), await freePort()]
const url = `http://127.0.0.1:${port}`
const from = performance.now()
const child = spawn(process.execPath, [join(place, 'release/start.mjs')], {
  cwd: '/',
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    PATH: '/usr/bin:/bin',
    PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(naturalVoice && {
      VOICE: 'kokoro',
      VOICE_MODEL_MIRROR: mirror.url,
      TEST_VOICE_MANIFEST: mirror.manifest,
      APP_ENV: 'development',
    }),
  },
  ...(isRoot && { uid: nobody, gid: nobody }),
})
const ended = once(child, 'exit')

async function untilReady() {
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Glimmer is ready at')) return
  throw new Error('It ended before it was ready.')
}

/** Asks until no other voice stands in, for up to half a minute: the model is fetched and tried while the server runs. */
async function isSpokenNaturally(speak: () => Promise<Response>): Promise<boolean> {
  for (let tries = 0; tries < 60; tries++) {
    const { fallback } = (await (await speak()).json()) as { fallback: boolean }
    if (!fallback) return true
    await after(500)
  }
  return false
}

async function signUp() {
  const request = authorizationRequest(`${url}/id`, {
    redirect_uri: `${url}/auth/callback`,
    resource: `${url}/api`,
    prompt: 'create',
  })
  const visitor = aVisitor()
  await visitor.visit(request.url)
  await visitor.submit({ email: 'maya@example.test', password: 'quiet lake at dawn' })
  const { access_token: token = '' } = await redeem(
    `${url}/id`,
    request,
    new URL(visitor.url).searchParams.get('code') ?? '',
  )
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { token, sub: String(sub) }
}

try {
  await untilReady()
  process.stdout.write(`ready after ${((performance.now() - from) / 1000).toFixed(1)} s, first start, database made\n`)
  must((await (await fetch(url)).text()).includes('<title>Glimmer'), 'the landing page is served')
  const { token, sub } = await signUp()
  const call = (method: string, path: string, body?: object) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const synced = await call('POST', '/users/sync-oidc-user', { oidcId: sub, email: 'maya@example.test' })
  must(synced.ok, 'somebody signs up and is known')
  must((await call('POST', '/users/age', { month: 6, year: 1990 })).ok, 'they say how old they are')
  const line = await call('POST', '/affirmations/generate', { themes: ['calm'] })
  must(line.ok, 'a line is written')
  const { _id } = (await line.json()) as { _id: string }
  const { voices } = (await (await call('GET', '/voices')).json()) as { voices: { id: string }[] }
  const speak = () => call('POST', `/affirmations/${_id}/speak`, { voice: voices[0]?.id })
  must((await speak()).ok, 'it is spoken')
  if (naturalVoice) must(await isSpokenNaturally(speak), 'by the natural voice, once its model has come')
  must((await call('POST', '/avatars/generate', { description: 'a quiet lake at dawn' })).ok, 'avatars are drawn')
  must((await fetch(`${url}/api/docs.js`)).ok, 'the API page has its script')
  must((await fetch(`${url}/api/ready`)).ok, 'the probe says ready')
  child.kill('SIGTERM')
  const [code] = await ended
  must(code === 0, 'it stops in good order')
} finally {
  if (child.exitCode === null) child.kill('SIGKILL')
  await mirror.stop()
  execFileSync('chmod', ['-R', 'u+w', place])
  rmSync(place, { recursive: true, force: true })
}
