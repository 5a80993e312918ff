import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Connection } from '@glimmer/server/database/pool'
import pg from 'pg'
import { type Child, startChild } from './child.ts'
import { audience, clientId } from './issuer.ts'

const entry = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

export type SocketConnection = Extract<Connection, { host: string }>

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** The built product as it starts for people; `settings` say which issuer, data folder or database. */
export async function startProduct(settings: Record<string, string>): Promise<{ child: Child; url: string }> {
  const port = await freePort()
  const child = await startChild(entry, {
    PORT: String(port),
    MALLOC_ARENA_MAX: '2',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000000',
    ...settings,
  })
  return { child, url: `http://127.0.0.1:${port}` }
}

/** Settings under which the product trusts the bench's issuer. */
export const trusting = (issuer: string) => ({
  IDENTITY: 'oidc',
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_AUDIENCE: audience,
})

/** Calls the API with a token and answers the parsed reply. */
export async function call(url: string, token: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply = await response.json()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return reply
}

/** Makes a synced person on the pro plan who has written `lines` lines. */
export async function aReader(url: string, database: SocketConnection, token: string, subject: string, lines: number) {
  await call(url, token, 'POST', '/users/sync-oidc-user', { oidcId: subject, firstName: 'Maya' })
  const client = new pg.Client(database)
  await client.connect()
  await client.query(`update account set tier = 'pro' where subject = $1`, [subject])
  await client.end()
  for (let line = 0; line < lines; line++)
    await call(url, token, 'POST', '/affirmations', {
      text: `I can take this morning one small step at a time, ${randomUUID().slice(0, 8)}`,
    })
}
