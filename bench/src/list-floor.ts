// The lower bound of "list my 20": the product's own query and serialisation, and a cache of verified tokens, on
// node:http alone or on Fastify alone, without any hook, limit or header of the product.
import { createServer } from 'node:http'
import { readPageAsJson } from '@glimmer/server/features/affirmations/index'
import Fastify from 'fastify'
import pg from 'pg'
import { subjectOf } from './verified-subject.ts'

const { ISSUER = '', DATABASE = '{}', OVER } = process.env
const database = { pool: new pg.Pool({ ...JSON.parse(DATABASE), max: 16, idleTimeoutMillis: 200 }) }

const mine = 'line.account_id = (select id from account where issuer = $ and subject = $)'

async function list(authorization = '', limit = 20): Promise<string> {
  const values = [ISSUER, await subjectOf(authorization)]
  const page = await readPageAsJson(database, {
    conditions: [
      { name: 'mine', sql: mine, values },
      { name: 'arrived', sql: 'not line.is_upcoming' },
    ],
    order: { name: 'newest', by: 'line.id desc' },
    limit,
    cursorOf: ([, , words]) => words.slice(0, words.indexOf('|')),
  })
  return page?.json ?? '{"items":[],"nextCursor":null}'
}

const contentType = 'application/json; charset=utf-8'
const limitOf = (url = '') => Number(new URLSearchParams(url.split('?')[1]).get('limit') ?? 20)

async function listenByNode(): Promise<string> {
  const server = createServer(async (request, response) => {
    const json = await list(request.headers.authorization, limitOf(request.url))
    response.writeHead(200, { 'content-type': contentType }).end(json)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function listenByFastify(): Promise<string> {
  const server = Fastify()
  server.get('/', async (request, reply) =>
    reply.type(contentType).send(await list(request.headers.authorization, limitOf(request.raw.url))),
  )
  return server.listen({ port: 0, host: '127.0.0.1' })
}

process.stdout.write(`${await (OVER === 'fastify' ? listenByFastify() : listenByNode())}\n`)
process.on('SIGTERM', () => process.exit(0))
