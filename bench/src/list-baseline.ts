// The least code that does the same: node:http, pg, one query for the account and its lines, and a cache of verified
// tokens. The product is compared with it in the same run.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { subjectOf } from './verified-subject.ts'

const { ISSUER = '', DATABASE = '{}' } = process.env
const pool = new pg.Pool({ ...JSON.parse(DATABASE), max: 16, idleTimeoutMillis: 200 })

const text = `select a.id, a.text, a.description, a.themes, a.form, a.level, a.origin, a.favorited_at, a.created_at, a.updated_at
  from account owner join affirmation a on a.account_id = owner.id
  where owner.issuer = $1 and owner.subject = $2 order by a.id desc limit $3`

const server = createServer(async (request, response) => {
  try {
    const limit = Number(new URLSearchParams(request.url?.split('?')[1]).get('limit') ?? 20)
    const { rows } = await pool.query({
      name: 'list',
      text,
      values: [ISSUER, await subjectOf(request.headers.authorization), limit + 1],
    })
    const items = rows.slice(0, limit).map((row) => ({
      _id: row.id,
      text: row.text,
      description: row.description,
      themes: row.themes,
      form: row.form,
      level: row.level,
      origin: row.origin,
      isFavorite: row.favorited_at !== null,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }))
    const nextCursor = rows.length > limit ? items.at(-1)?._id : null
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items, nextCursor }))
  } catch {
    response.writeHead(401).end()
  }
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
