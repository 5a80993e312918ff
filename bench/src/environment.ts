import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Product, startProduct } from '@glimmer/e2e/product'
import { startEmbeddedPostgres } from '@glimmer/server/database/embedded/start'
import { startTestIssuer, type TestIssuer } from '@glimmer/server/testing/test-issuer'
import pg from 'pg'

const log = { info: () => undefined, error: (message: string) => process.stderr.write(`${message}\n`) }

/** Runs some work with an empty data folder and deletes it afterwards. */
export async function withDataFolder<T>(work: (path: string) => Promise<T>): Promise<T> {
  const path = await mkdtemp(join(tmpdir(), 'glimmer-bench-'))
  // As root, PostgreSQL runs as another user, who needs access.
  await chmod(path, 0o755)
  try {
    return await work(path)
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}

/** The memory settings with which `npm start` runs the server. */
export const lowMemorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=2',
}

/** A folder of the natural voice is for the part that measures it. */
const builtInVoice = { VOICE: 'flite', VOICE_MODEL_FOLDER: '' }

/** Starts the built product as `npm start` does, without logs or request limits. */
export const startForBench = (settings: Record<string, string> = {}): Promise<Product> =>
  startProduct({
    ...lowMemorySettings,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000000',
    ...builtInVoice,
    ...settings,
  })

/** What a server under test needs: its own database and a token issuer. */
export interface TestServices {
  issuer: TestIssuer
  connection: { host: string; port: number; user: string; database: string }
  /** Environment variables that make the product use both. */
  settings: Record<string, string>
}

/** Runs some work with a database and an issuer, and stops them afterwards. */
export const withDatabaseAndIssuer = <T>(work: (backing: TestServices) => Promise<T>): Promise<T> =>
  withDataFolder(async (dataDir) => {
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    const issuer = await startTestIssuer()
    const { connection } = postgres
    const { host, port, user, database } = connection
    const settings = {
      IDENTITY: 'oidc',
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: issuer.clientId,
      OIDC_AUDIENCE: issuer.audience,
      DATABASE_URL: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    }
    try {
      return await work({ issuer, connection, settings })
    } finally {
      await issuer.stop()
      await postgres.stop()
    }
  })

export interface Api {
  url: string
  /** Of a user on the pro plan. */
  token: string
  pid: number
}

/** Runs some work with the built product and one user who has written `lines` lines. */
export async function withApi<T>(
  { issuer, connection, settings }: TestServices,
  work: (api: Api) => Promise<T>,
  lines = 0,
): Promise<T> {
  const product = await startForBench(settings)
  try {
    const subject = randomUUID()
    const api = {
      url: product.url.replace('localhost', '127.0.0.1'),
      token: await issuer.token(subject, { exp: Math.floor(Date.now() / 1000) + 7200 }),
      pid: product.pid,
    }
    await call(api, 'POST', '/users/sync-oidc-user', { oidcId: subject, firstName: 'Maya' })
    await call(api, 'POST', '/users/age', { month: 6, year: 1990 })
    const client = new pg.Client(connection)
    await client.connect()
    await client.query(`update account set tier = 'pro' where subject = $1`, [subject])
    await client.end()
    for (let line = 0; line < lines; line++)
      await call(api, 'POST', '/affirmations', {
        text: `I can take this morning one small step at a time, ${randomUUID().slice(0, 8)}`,
      })
    return await work(api)
  } finally {
    await product.stop()
  }
}

/** Calls the API and resolves with the parsed reply. */
export async function call<Reply>(
  { url, token }: Pick<Api, 'url' | 'token'>,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply = await response.json()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return reply
}
