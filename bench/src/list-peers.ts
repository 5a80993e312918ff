// What "list my 20" is compared with, on node:http alone and with a cache of verified tokens: one prepared query in
// which PostgreSQL writes the JSON, or rows through the ORM, mapped and serialised.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { account } from '@glimmer/server/database/tables/accounts'
import { affirmation } from '@glimmer/server/database/tables/affirmations'
import { speechClip } from '@glimmer/server/database/tables/speech'
import { affirmationFields } from '@glimmer/server/features/affirmations/index'
import { and, desc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import pg from 'pg'

const { ISSUER = '', AUDIENCE = '', DATABASE = '{}', ROWS } = process.env
const pool = new pg.Pool({ ...JSON.parse(DATABASE), max: 16, idleTimeoutMillis: 200 })
const db = drizzle(pool)
const limit = 20

const keys = createRemoteJWKSet(new URL(`${ISSUER}/jwks`))
const verified = new Map<string, string>()

/** The subject of the token in an Authorization header; each token is verified once. */
async function subjectOf(authorization = ''): Promise<string> {
  const token = authorization.slice('Bearer '.length)
  const cached = verified.get(token)
  if (cached !== undefined) return cached
  const { payload } = await jwtVerify(token, keys, { issuer: ISSUER, audience: AUDIENCE })
  verified.set(token, payload.sub ?? '')
  return payload.sub ?? ''
}

const text = `select coalesce(json_agg(line), '[]')::text as items from (
  select ${affirmationFields} from affirmation
  where account_id = (select id from account where issuer = $1 and subject = $2) and not is_upcoming
  order by id desc limit ${limit}) line`

async function listAsJson(subject: string): Promise<string> {
  const { rows } = await pool.query<{ items: string }>({ name: 'list', text, values: [ISSUER, subject] })
  return `{"items":${rows[0]?.items},"nextCursor":null}`
}

const lastClip = sql<{ voice: string; durationMs: number } | null>`(
  select json_build_object('voice', clip.voice, 'durationMs', clip.duration_ms) from ${speechClip} clip
  where clip.account_id = ${affirmation.accountId} and clip.affirmation_id = ${affirmation.id}
  order by clip.created_at desc limit 1)`

async function listRows(subject: string): Promise<string> {
  const owner = and(eq(account.issuer, ISSUER), eq(account.subject, subject))
  const rows = await db
    .select({ line: affirmation, clip: lastClip })
    .from(affirmation)
    .innerJoin(account, eq(account.id, affirmation.accountId))
    .where(and(owner, eq(affirmation.isUpcoming, false)))
    .orderBy(desc(affirmation.id))
    .limit(limit)
  const items = rows.map(({ clip, line: { id, favoritedAt, createdAt, updatedAt, ...line } }) => ({
    _id: id,
    text: line.text,
    description: line.description,
    themes: line.themes,
    form: line.form,
    level: line.level,
    origin: line.origin,
    madeBy: line.origin === 'own' ? 'you' : line.model === null ? 'editors' : 'model',
    model: line.model,
    response: line.response,
    gentlerId: line.gentlerId,
    isFavorite: favoritedAt !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    speech: clip && { ...clip, audioUrl: `/api/affirmations/${id}/audio/${clip.voice}` },
  }))
  return JSON.stringify({ items, nextCursor: null })
}

const list = ROWS ? listRows : listAsJson
const server = createServer(async (request, response) => {
  const body = await list(await subjectOf(request.headers.authorization))
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
