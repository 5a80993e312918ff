import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openPool } from './pool.ts'
import { explainDatabaseErrors, requirePrivileges } from './require-privileges.ts'
import { takesWrites, waitUntilReachable } from './wait-for-database.ts'

/**
 * Encodes an ErrorResponse of PostgreSQL's protocol: fields of a letter and a null-terminated text, and a final null.
 */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** Returns the startup error for a server that answers every connection in this way. */
async function messageFrom(converse: (socket: Socket) => void, query = ''): Promise<string> {
  const server = createServer((socket) => converse(socket.on('error', () => undefined)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { pool, close } = openPool(
    { connectionString: `postgres://glimmer@127.0.0.1:${port}/glimmer${query}` },
    1,
    () => undefined,
  )
  try {
    return await waitUntilReachable(
      { pool, setting: 'DATABASE_URL', patienceMs: 60_000 },
      { warn: () => undefined },
    ).then(
      () => 'it answers',
      (error: Error) => error.message,
    )
  } finally {
    await close()
    server.close()
  }
}

const messageFor = (code: string, message: string) =>
  messageFrom((socket) => socket.once('data', () => socket.end(refusal(code, message))))

test('names DATABASE_DIRECT_URL if DATABASE_URL leads to a pooler', async () => {
  expect(await messageFor('08P01', 'unsupported startup parameter: statement_timeout')).toBe(
    'DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the database behind it, for what needs a session of its own.',
  )
})

test('does not wait for a database that refuses the password', async () => {
  expect(await messageFor('28P01', 'password authentication failed')).toBe(
    'DATABASE_URL leads to a database, but it refuses the password.',
  )
})

/** An authentication message of PostgreSQL's protocol, of this kind. */
function authentication(kind: number, content: string): Buffer {
  const head = Buffer.alloc(9, 'R')
  head.writeInt32BE(content.length + 8, 1)
  head.writeInt32BE(kind, 5)
  return Buffer.concat([head, Buffer.from(content)])
}

/** Asks for a password by SCRAM-SHA-256 (RFC 5802), as PostgreSQL does by default. */
function askForPassword(socket: Socket) {
  socket.once('data', () => {
    socket.write(authentication(10, 'SCRAM-SHA-256\0\0'))
    socket.once('data', (first) => {
      const [, nonce] = /r=([^,]+)$/.exec(first.toString()) ?? []
      socket.write(authentication(11, `r=${nonce}server,s=c2FsdA==,i=4096`))
    })
  })
}

test.each([
  ['28000', 'role "glimmer" does not exist', 'it does not know the user'],
  ['28000', 'no pg_hba.conf entry for host "10.0.0.7", user "glimmer"', 'its pg_hba.conf has no line'],
  [
    '28000',
    'no pg_hba.conf entry for host "10.0.0.7", no encryption',
    'its pg_hba.conf lets nobody in without TLS: add sslmode',
  ],
  ['3D000', 'database "glimmer" does not exist', 'it has no such database'],
])('states the reason of a refusal: %s %s', async (code, message, reason) => {
  expect(await messageFor(code, message)).toContain(`DATABASE_URL leads to a database, but ${reason}`)
})

test('states at once that the database offers no TLS', async () => {
  const message = await messageFrom((socket) => socket.once('data', () => socket.write('N')), '?sslmode=verify-full')
  expect(message).toMatch(/^DATABASE_URL leads to a database, but it offers no TLS: take sslmode out/)
})

test('states at once that the password is missing', async () => {
  const message = await messageFrom(askForPassword)
  expect(message).toBe('DATABASE_URL leads to a database, but it asks for a password, and the address has none.')
})

describe('an external database', () => {
  const server = inject('postgres')
  let admin: Database
  beforeAll(() => {
    admin = openPool(server, 2, () => undefined)
  })
  afterAll(() => admin.close())

  /** Makes a database; it is removed after the test. */
  async function createDatabase(options = '') {
    const name = `own_${randomUUID().replaceAll('-', '')}`
    await admin.pool.query(`create database ${name} ${options}`)
    const as = (user: string) => {
      const opened = openPool({ ...server, user, database: name }, 1, () => undefined)
      onTestFinished(opened.close)
      return opened.pool
    }
    onTestFinished(async () => void (await admin.pool.query(`drop database ${name} with (force)`)))
    return { name, as }
  }
  const waitFor = (pool: Database['pool'], patienceMs: number, messages: string[] = []) =>
    waitUntilReachable(
      { pool, setting: 'DATABASE_DIRECT_URL', patienceMs },
      { warn: (sentence) => void messages.push(sentence) },
    )

  test('is waited for while it is read-only, as after a failover', async () => {
    const { name, as } = await createDatabase()
    await admin.pool.query(`alter database ${name} set default_transaction_read_only = on`)
    await expect(waitFor(as(server.user), 0)).rejects.toThrow(
      /^DATABASE_DIRECT_URL leads to a database that takes no writes: it is a copy .* address of the primary\.$/,
    )
    const messages: string[] = []
    // Each try connects anew, as a lost connection to the old primary would.
    const pool = as(server.user)
    pool.options.maxUses = 1
    const waiting = waitFor(pool, 60_000, messages)
    await expect
      .poll(() => messages)
      .toEqual(['The database at DATABASE_DIRECT_URL takes no writes yet; waiting for it, for up to 60 seconds.'])
    await admin.pool.query(`alter database ${name} reset default_transaction_read_only`)
    await waiting
  })

  test('is not ready while it is read-only', async () => {
    const { name, as } = await createDatabase()
    const before = as(server.user)
    expect(await takesWrites(before)).toBe(true)
    await admin.pool.query(`alter database ${name} set default_transaction_read_only = on`)
    expect(await takesWrites(as(server.user))).toBe(false)
  })

  test('is refused if its encoding is not UTF-8', async () => {
    const { as } = await createDatabase(`encoding 'LATIN1' locale 'C' template template0`)
    await expect(waitFor(as(server.user), 60_000)).rejects.toThrow(
      'DATABASE_DIRECT_URL leads to a database whose encoding is LATIN1',
    )
  })

  test('is refused if the user may not make tables, with the statement that grants it', async () => {
    const { name, as } = await createDatabase()
    const user = `pupil_${randomUUID().slice(0, 8)}`
    await admin.pool.query(`create role ${user} login`)
    onTestFinished(async () => void (await admin.pool.query(`drop owned by ${user}; drop role ${user}`)))
    const pool = as(user)
    await waitFor(pool, 60_000)
    await expect(requirePrivileges(pool, 'DATABASE_URL', true)).rejects.toThrow(
      `The user of DATABASE_URL may not make tables in its database: make it the owner, with ALTER DATABASE ${name} OWNER TO ${user};`,
    )
    await admin.pool.query(`alter database ${name} owner to ${user}`)
    onTestFinished(async () => void (await admin.pool.query(`alter database ${name} owner to ${server.user}`)))
    await requirePrivileges(pool, 'DATABASE_URL', true)
  })

  test('that refuses a migration is named by its setting, with the reason', async () => {
    const { name, as } = await createDatabase()
    await admin.pool.query(`alter database ${name} set default_transaction_read_only = on`)
    const making = explainDatabaseErrors('DATABASE_URL', () => as(server.user).query('create table migration ()'))
    await expect(making).rejects.toThrow(/^The tables in the database at DATABASE_URL could not .* takes no writes/)
  })
})

test('logs that it waits for a database that does not respond, before the first attempt has failed', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connectionString = `postgres://glimmer@127.0.0.1:${port}/glimmer`
  const { pool, close } = openPool({ connectionString }, 1, () => undefined)
  const message = Promise.withResolvers<string>()
  const waiting = waitUntilReachable({ pool, setting: 'DATABASE_URL', patienceMs: 1_000 }, { warn: message.resolve })
  const gaveUp = expect(waiting).rejects.toThrow('DATABASE_URL leads to no database that answers')
  expect(await message.promise).toBe(
    'The database at DATABASE_URL does not answer yet (no response); waiting for it, for up to 1 seconds.',
  )
  for (const socket of sockets) socket.destroy()
  server.close()
  await gaveUp
  await close()
})
