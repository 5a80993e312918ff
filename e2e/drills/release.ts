// Unpacks release.tar.gz (npm run release writes it), makes the tree read-only, runs it as an ordinary user, signs up,
// has a line spoken and an avatar drawn, opens it in a real browser, and stops it. A release that includes the natural
// voice's runtime (npm run release -- --natural-voice) is started with it, and a tiny model speaks.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startModelMirror } from '@glimmer/server/adapters/voice/kokoro/testing/model-mirror'
import type { Person } from '@glimmer/server/testing/people'
import { startTraceReceiver } from '@glimmer/server/testing/trace-receiver'
import { chromium } from '@playwright/test'
import { ensureChromium, launchArguments } from '../chromium.ts'
import { signUp } from '../users.ts'
import { freePorts } from './kit/app.ts'
import { check, createFolder, drill, giveToNobody, type Stage } from './kit/drill.ts'
import { waitUntil } from './kit/program.ts'

const archive = fileURLToPath(new URL('../../release.tar.gz', import.meta.url))

function unpack({ folder, onEnd }: Stage) {
  if (!existsSync(archive)) throw new Error('There is no release.tar.gz: npm run release writes it.')
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const release = join(folder, 'release')
  execFileSync('chmod', ['-R', 'a-w,a+rX', release])
  onEnd(() => void execFileSync('chmod', ['-R', 'u+w', release]))
  const { naturalVoice } = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8')) as { naturalVoice: boolean }
  return { release, naturalVoice }
}

/** Starts it with an empty environment, and as the unprivileged user if the drill runs as root. */
async function start(stage: Stage, release: string, settings: Record<string, string>) {
  const dataDir = createFolder(stage, 'data')
  const user = giveToNobody(dataDir)
  const [port, identityPort] = await freePorts(2)
  const url = `http://127.0.0.1:${port}`
  const env = { PATH: '/usr/bin:/bin', PORT: `${port}`, IDENTITY_PORT: `${identityPort}`, PUBLIC_URL: url }
  const child = spawn(process.execPath, [join(release, 'start.mjs')], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
    ...user,
  })
  const ended = once(child, 'exit')
  stage.onEnd(() => void child.kill('SIGKILL'))
  const output = createInterface({ input: child.stdout })
  let isReady = false
  output.on('line', (line) => {
    isReady ||= line.startsWith('Glimmer is ready at')
  })
  await waitUntil('it is ready', () => isReady)
  const stop = async () => {
    child.kill('SIGTERM')
    return (await ended)[0]
  }
  return { url, stop }
}

async function useOverHttp(url: string, { call }: Person, naturalVoice: boolean) {
  const { body: line, status } = await call('POST /affirmations/generate', { body: { themes: ['calm'] } })
  check(status === 201, 'a line is written')
  const { voices } = (await call('GET /voices')).body
  const speak = () =>
    call('POST /affirmations/{id}/speak', { params: { id: line._id }, body: { voice: voices[0]?.id ?? '' } })
  check((await speak()).status < 300, 'it is spoken')
  // Its model is fetched and tested while the server runs.
  if (naturalVoice) await waitUntil('the natural voice speaks', async () => !(await speak()).body.fallback)
  const drawn = await call('POST /avatars/generate', { body: { description: 'a quiet lake at dawn' } })
  check(drawn.status < 300, 'avatars are drawn')
  check((await fetch(`${url}/api/docs.js`)).ok, 'the API page has its script')
  check((await fetch(`${url}/api/ready`)).ok, 'the probe says ready')
}

async function openInBrowser(stage: Stage, url: string) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments })
  stage.onEnd(() => browser.close())
  const page = await browser.newPage()
  await page.goto(url)
  await page.getByRole('link', { name: 'Get Started Free' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Email').waitFor()
  check(true, 'a browser shows the landing page and gets as far as the sign-up form')
}

await drill({}, async (stage) => {
  const { release, naturalVoice } = unpack(stage)
  const mirror = await startModelMirror()
  stage.onEnd(mirror.stop)
  mirror.open()
  // The product runs as another user, who has to read it.
  chmodSync(dirname(mirror.manifest), 0o755)
  const receiver = await startTraceReceiver()
  stage.onEnd(receiver.stop)
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
  const user = await signUp(url)
  await useOverHttp(url, user, naturalVoice)
  await openInBrowser(stage, url)
  check((await user.call('DELETE /users/account')).status === 204, 'an account is deleted')
  check((await stop()) === 0, 'it stops with code 0')
  const services = [...new Set(receiver.spans.map(({ service }) => service))].sort()
  check(services.join() === 'glimmer,glimmer-identity', `traces came from both processes: ${services}`)
})
