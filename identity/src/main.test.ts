import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { compileCache } from '@glimmer/lib/testing/compile-cache'
import { freePort } from '@glimmer/lib/testing/free-port'
import { programOf } from '@glimmer/lib/testing/program'
import { openTestDatabase, type TestDatabase } from '@glimmer/lib/testing/test-database'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

const entry = programOf('identity', 'main')

let own: TestDatabase
let dataDir: string
let child: ChildProcess | undefined
beforeAll(async () => {
  own = await openTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'identity-main-'))
})
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
})
afterAll(async () => {
  await own.drop()
  await rm(dataDir, { recursive: true })
})

/** Starts the program as the app does: as a child process with an IPC channel. */
function start(settings: Record<string, string> = {}): ChildProcess {
  const env = { ...compileCache, DATABASE_URL: own.url, DATA_DIR: dataDir, IDENTITY_PORT: '0', ...settings }
  child = fork(entry, { env, silent: true })
  return child
}

async function issuerOf(started: ChildProcess): Promise<string> {
  const [message] = await once(started, 'message')
  expect(message).toMatchObject({ ready: true, issuer: expect.stringMatching(/^http:\/\/localhost:\d+$/) })
  return message.issuer
}

async function exitOf(started: ChildProcess): Promise<number | null> {
  const [code] = await once(started, 'exit')
  return code
}

describe('the program', () => {
  test('sends its parent the issuer when it is ready', async () => {
    const issuer = await issuerOf(start())
    const response = await fetch(`${issuer}/health`)
    expect(await response.json()).toEqual({ status: 'ok' })
  })

  test('ignores signals to its process group until its parent disconnects', async () => {
    const started = start()
    const issuer = await issuerOf(started)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      started.kill(signal)
      expect((await fetch(`${issuer}/health`)).status).toBe(200)
    }
    const exit = exitOf(started)
    started.disconnect()
    expect(await exit).toBe(0)
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('stops at %s when started by itself', async (signal) => {
    const port = await freePort()
    const env = { ...compileCache, DATABASE_URL: own.url, DATA_DIR: dataDir, IDENTITY_PORT: String(port) }
    child = spawn(process.execPath, [entry], { env, stdio: 'ignore' })
    const started = child
    const answers = () =>
      fetch(`http://localhost:${port}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(answers, { timeout: 20_000 }).toBe(true)
    const exit = exitOf(started)
    started.kill(signal)
    expect(await exit).toBe(0)
  })

  test('stops when its parent disconnects', async () => {
    const started = start()
    await issuerOf(started)
    const exit = exitOf(started)
    started.disconnect()
    expect(await exit).toBe(0)
  })

  test('names IDENTITY_PORT when the port stays in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const started = start({ IDENTITY_PORT: port })
    const [said, code] = await Promise.all([started.stderr && text(started.stderr), exitOf(started)])
    holder.close()
    expect(said).toBe(`IDENTITY_PORT ${port} is in use by another program: stop it, or choose another port.\n`)
    expect(code).toBe(1)
  })

  test('explains in one sentence that its database is read-only', async () => {
    const readOnly = await openTestDatabase()
    const client = new pg.Client({ connectionString: readOnly.url })
    await client.connect()
    await client.query(`do $$ begin
      execute format('alter database %I set default_transaction_read_only = on', current_database());
    end $$`)
    await client.end()
    const started = start({ DATABASE_URL: readOnly.url })
    const [said, code] = await Promise.all([started.stderr && text(started.stderr), exitOf(started)])
    expect(said).toMatch(
      /^The database at DATABASE_URL refuses the identity provider its tables: [^\n]* \(25006\)\.\n$/,
    )
    expect(code).toBe(1)
    await readOnly.drop()
  })

  test('refuses an incomplete setting in one sentence', async () => {
    const started = start({ MAILER: 'smtp' })
    const [said, code] = await Promise.all([started.stderr && text(started.stderr), exitOf(started)])
    expect(said).toMatch(/^MAILER=smtp needs SMTP_URL[^\n]*\.\n$/)
    expect(code).toBe(1)
  })
})
