// Unpacks release.tar.gz (npm run release writes it), makes the tree read-only, runs it as an ordinary user, signs up
// over HTTP, has a line spoken and an avatar drawn, looks around in a real browser, and stops it. Throughout, its
// traces are received as by a collector. A release that includes the natural voice's runtime (npm run release --
// --natural-voice) is started with it, and a tiny model speaks.
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startModelMirror } from '@glimmer/server/adapters/voice/kokoro/testing/model-mirror'
import type { Person } from '@glimmer/server/testing/people'
import { type ReceivedSpan, startTraceReceiver } from '@glimmer/server/testing/trace-receiver'
import { chromium, type Request } from '@playwright/test'
import { ensureChromium, launchArguments } from '../chromium.ts'
import { newAccount } from '../new-account.ts'
import { drill, giveToNobody, must, type Stage, say } from './kit/drill.ts'
import { somePorts } from './kit/instance.ts'
import { moveIn } from './kit/residents.ts'

const archive = fileURLToPath(new URL('../../release.tar.gz', import.meta.url))
const password = 'quiet lake at dawn'

function unpack({ folder, atTheEnd }: Stage) {
  if (!existsSync(archive)) throw new Error('There is no release.tar.gz: npm run release writes it.')
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const release = join(folder, 'release')
  execFileSync('chmod', ['-R', 'a-w,a+rX', release])
  atTheEnd(() => void execFileSync('chmod', ['-R', 'u+w', release]))
  const { naturalVoice } = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8')) as { naturalVoice: boolean }
  return { release, naturalVoice }
}

async function untilReady(output: Readable) {
  for await (const line of createInterface({ input: output })) if (line.startsWith('Glimmer is ready at')) return
  throw new Error('It ended before it was ready.')
}

/** Starts it with an empty environment, and as the unprivileged user if the drill runs as root. */
async function start(stage: Stage, release: string, settings: Record<string, string>) {
  const dataDir = join(stage.folder, 'data')
  mkdirSync(dataDir)
  const user = giveToNobody(dataDir)
  const [port, identityPort] = (await somePorts(2)) as [number, number]
  const url = `http://127.0.0.1:${port}`
  const from = performance.now()
  const child = spawn(process.execPath, [join(release, 'start.mjs')], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: '/usr/bin:/bin',
      PORT: String(port),
      IDENTITY_PORT: String(identityPort),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    ...user,
  })
  const ended = once(child, 'exit')
  stage.atTheEnd(() => void child.kill('SIGKILL'))
  await untilReady(child.stdout)
  say(`    ready after ${((performance.now() - from) / 1000).toFixed(1)} s, first start, database made`)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      must(code === 0, 'it stops in good order')
    },
  }
}

/**
 * Retries for up to 30 seconds until no fallback voice is used: the model is fetched and tested while the server runs.
 */
async function isSpokenNaturally(speak: () => Promise<{ body: { fallback: boolean } }>): Promise<boolean> {
  for (let tries = 0; tries < 60; tries++) {
    if (!(await speak()).body.fallback) return true
    await after(500)
  }
  return false
}

async function useOverHttp(url: string, { call }: Person, naturalVoice: boolean) {
  const { body: line, status } = await call('POST /affirmations/generate', { body: { themes: ['calm'] } })
  must(status === 201, 'a line is written')
  const { voices } = (await call('GET /voices')).body
  const speak = () =>
    call('POST /affirmations/{id}/speak', { params: { id: line._id }, body: { voice: voices[0]?.id ?? '' } })
  must((await speak()).status < 300, 'it is spoken')
  if (naturalVoice) must(await isSpokenNaturally(speak), 'by the natural voice, once its model has come')
  const drawn = await call('POST /avatars/generate', { body: { description: 'a quiet lake at dawn' } })
  must(drawn.status < 300, 'avatars are drawn')
  must((await fetch(`${url}/api/docs.js`)).ok, 'the API page has its script')
  must((await fetch(`${url}/api/ready`)).ok, 'the probe says ready')
}

interface Named {
  /** The trace parents sent by calls. */
  asked: string[]
  /** Those of calls that got a response: a request sent while leaving a page may never have arrived. */
  answered: string[]
}

/** A user looks around in a browser, whose calls each send a `traceparent`. */
async function lookAround(stage: Stage, baseURL: string): Promise<Named> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments })
  stage.atTheEnd(() => browser.close())
  const page = await (await browser.newContext({ baseURL })).newPage()
  await newAccount(page, { email: 'sam@example.test', password })
  const named: Named = { asked: [], answered: [] }
  const note = (places: string[]) => (request: Request) => {
    const { traceparent } = request.headers()
    if (traceparent) places.push(traceparent)
  }
  page.on('request', note(named.asked))
  page.on('requestfinished', note(named.answered))
  await page.goto('/dashboard')
  for (const place of ['Library', 'Today']) await page.getByRole('link', { name: place, exact: true }).first().click()
  await page.waitForLoadState('networkidle')
  must(named.answered.length > 0, 'somebody looks around in a browser')
  await browser.close()
  return named
}

/** Deletes a user's account like a browser with tracing; returns the `traceparent` that it sent. */
async function leave({ send }: Person): Promise<string> {
  const traceparent = `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`
  must((await send('DELETE', '/users/account', { headers: { traceparent } })).status === 204, 'somebody leaves')
  return traceparent
}

const spanOf = (traceparent: string) => traceparent.split('-')[2] ?? ''

/** Prints the spans below these, grouping those with the same name. */
function showBelow(spans: readonly ReceivedSpan[], parents: readonly string[], depth = 3) {
  const below = spans.filter(({ parentSpanId }) => parentSpanId && parents.includes(parentSpanId))
  for (const [name, alike] of Map.groupBy(below, (span) => `${span.service}: ${span.name}`)) {
    say(`${'  '.repeat(depth)}${name}${alike.length > 1 ? `, ${alike.length} times` : ''}`)
    showBelow(
      spans,
      alike.map(({ spanId }) => spanId),
      depth + 1,
    )
  }
}

function readTraces(spans: readonly ReceivedSpan[], { asked, answered }: Named) {
  const services = Map.groupBy(spans, ({ service }) => service)
  const counts = [...services].map(([service, { length }]) => `${service} ${length}`).sort()
  must(services.has('glimmer') && services.has('glimmer-identity'), `traces come from both processes: ${counts}`)
  const places = new Set(spans.map(({ traceId, parentSpanId }) => `00-${traceId}-${parentSpanId}-01`))
  const lost = answered.filter((place) => !places.has(place))
  must(
    lost.length === 0,
    `each of ${answered.length} calls that named a place in a trace, a browser’s and one more, is the root of its own`,
  )
  const ids = new Set(spans.map(({ spanId }) => spanId))
  const heads = new Set(asked.map(spanOf))
  const torn = spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId) && !heads.has(parentSpanId))
  must(torn.length === 0, `no span hangs in the air${torn.length > 0 ? `: ${torn.map(({ name }) => name)}` : ''}`)
}

await drill({}, async (stage) => {
  const { release, naturalVoice } = unpack(stage)
  const mirror = await startModelMirror()
  stage.atTheEnd(mirror.stop)
  mirror.open()
  // The product runs as another user, who has to read it.
  chmodSync(dirname(mirror.manifest), 0o755)
  const receiver = await startTraceReceiver()
  stage.atTheEnd(receiver.stop)
  const { url, stop } = await start(stage, release, {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    ...(naturalVoice && {
      VOICE: 'kokoro',
      VOICE_MODEL_MIRROR: mirror.url,
      TEST_VOICE_MANIFEST: mirror.manifest,
      APP_ENV: 'development',
    }),
  })
  must((await (await fetch(url)).text()).includes('<title>Glimmer'), 'the landing page is served')
  const person = await moveIn(url, { email: 'maya@example.test', password })
  must(person.id !== '', 'somebody signs up and is known')
  await useOverHttp(url, person, naturalVoice)
  const named = await lookAround(stage, url)
  const left = await leave(person)
  await stop()
  readTraces(receiver.spans, { asked: [...named.asked, left], answered: [...named.answered, left] })
  say('    below the call of whoever left:')
  showBelow(receiver.spans, [spanOf(left)])
})
