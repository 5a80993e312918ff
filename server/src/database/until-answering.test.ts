import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openPool } from './pool.ts'
import { untilAnswering } from './until-answering.ts'

/**
 * Encodes an ErrorResponse of PostgreSQL's protocol: fields of a letter and a null-terminated text, and a final null.
 */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** Returns the startup error for a server that refuses every connection with this code and message. */
async function whatIsSaidOf(code: string, message: string): Promise<string> {
  const server = createServer((socket) => socket.once('data', () => socket.end(refusal(code, message))))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { pool, close } = openPool(
    { connectionString: `postgres://glimmer@127.0.0.1:${port}/glimmer` },
    1,
    () => undefined,
  )
  try {
    return await untilAnswering(pool, 60_000, { warn: () => undefined }).then(
      () => 'it answers',
      (error: Error) => error.message,
    )
  } finally {
    await close()
    server.close()
  }
}

test('a pooler in place of the database is named, with the setting that is missing', async () => {
  expect(await whatIsSaidOf('08P01', 'unsupported startup parameter: statement_timeout')).toBe(
    'DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the database behind it, for what needs a session of its own.',
  )
})

test('a database that knows us not is not waited for', async () => {
  expect(await whatIsSaidOf('28P01', 'password authentication failed')).toBe(
    'DATABASE_URL leads to a database, but it refuses the password.',
  )
})

test('a database that gives no answer at all is said to be waited for, before the first try has failed', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connectionString = `postgres://glimmer@127.0.0.1:${port}/glimmer`
  const { pool, close } = openPool({ connectionString }, 1, () => undefined)
  const said = Promise.withResolvers<string>()
  const waiting = untilAnswering(pool, 1_000, { warn: said.resolve })
  const gaveUp = expect(waiting).rejects.toThrow('DATABASE_URL leads to no database that answers')
  expect(await said.promise).toBe(
    'The database at DATABASE_URL does not answer yet (no word from it); waiting for it, for up to 1 seconds.',
  )
  for (const socket of sockets) socket.destroy()
  server.close()
  await gaveUp
  await close()
})
