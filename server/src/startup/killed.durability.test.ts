import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { compileCache } from '@glimmer/lib/testing/compile-cache'
import { freePort } from '@glimmer/lib/testing/free-port'
import { programOf } from '@glimmer/lib/testing/program'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestIssuer, type TestIssuer } from '#testing/test-issuer.ts'

const rounds = 2
const writers = 4
const entry = programOf('server', 'main')

let issuer: TestIssuer
let dataDir: string
let port: number
let running: ChildProcess | undefined

beforeAll(async () => {
  issuer = await startTestIssuer()
  dataDir = await mkdtemp(join(tmpdir(), 'glimmer-killed-'))
  await chmod(dataDir, 0o755)
  port = await freePort()
})

afterAll(async () => {
  if (running) {
    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    await ended
  }
  await issuer.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function startServer() {
  const server = spawn(process.execPath, [entry], {
    env: {
      ...compileCache,
      PORT: String(port),
      DATA_DIR: dataDir,
      IDENTITY: 'oidc',
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: issuer.clientId,
      OIDC_AUDIENCE: issuer.audience,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: server.stdout })
  const exited = once(server, 'exit').then(([code]) =>
    Promise.reject(new Error(`the server stopped with code ${code}`)),
  )
  await Promise.race([once(lines, 'line'), exited])
  exited.catch(() => undefined)
  return server
}

const call = async (method: string, path: string, token: string, body?: object) =>
  fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

/** Writes lines one after the other until the server is gone; remembers those it acknowledged. */
async function writeUntilKilled(token: string, acknowledged: Set<string>, started: () => void) {
  for (let turn = 0; ; turn++) {
    try {
      const response = await call('POST', '/affirmations', token, { text: `I keep what I was promised ${turn}` })
      if (response.status === 201) acknowledged.add(((await response.json()) as { _id: string })._id)
      if (turn === 5) started()
    } catch {
      return
    }
  }
}

async function allIds(token: string) {
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const answer: Response = await call('GET', `/affirmations?limit=100${cursor && `&cursor=${cursor}`}`, token)
    const page = (await answer.json()) as { items: { _id: string }[]; nextCursor: string | null }
    ids.push(...page.items.map(({ _id }) => _id))
    cursor = page.nextCursor
  }
  return ids
}

test(`a server killed ${rounds} times during writes loses nothing it acknowledged, and starts each time`, async () => {
  const acknowledged = new Set<string>()
  running = await startServer()
  for (let round = 0; round < rounds; round++) {
    const token = await issuer.token('maya')
    expect((await call('POST', '/users/sync-oidc-user', token, { oidcId: 'maya' })).status).toBe(200)
    const underWay = Promise.withResolvers<void>()
    const writing = Array.from({ length: writers }, () => writeUntilKilled(token, acknowledged, underWay.resolve))
    await underWay.promise
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await Promise.all([ended, ...writing])
    running = await startServer()
  }
  const kept = new Set(await allIds(await issuer.token('maya')))
  expect(acknowledged.size).toBeGreaterThan(rounds * writers)
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
}, 240_000)
