import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { freePort } from '@glimmer/lib/testing/free-port'
import { programOf } from '@glimmer/lib/testing/program'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openPool } from '#database/pool.ts'
import { anInstallation, type Installation } from '#testing/installation.ts'

const entry = programOf('server', 'main')
const user = `pupil_${randomUUID().slice(0, 8)}`
const name = `own_${randomUUID().replaceAll('-', '')}`

let installation: Installation
let admin: Database
let started: ChildProcess | undefined
beforeAll(async () => {
  installation = await anInstallation()
  admin = openPool(inject('postgres'), 1, () => undefined)
  await admin.pool.query(`create role ${user} login`)
  await admin.pool.query(`create database ${name}`)
})
afterAll(async () => {
  started?.kill('SIGKILL')
  await installation.stop()
  await admin.pool.query(`drop database ${name} with (force)`)
  await admin.pool.query(`drop role ${user}`)
  await admin.close()
})

/** What a process with the embedded provider says on its way out, on an empty database of this user. */
async function lastWords(as: string): Promise<string> {
  const { host, port } = inject('postgres')
  const DATABASE_URL = `postgresql://${as}@/${name}?host=${encodeURIComponent(host)}&port=${port}`
  const [PORT, IDENTITY_PORT] = [String(await freePort()), String(await freePort())]
  const settings = { DATABASE_URL, PORT, IDENTITY_PORT, IDENTITY: 'embedded', DATABASE_PATIENCE_SECONDS: '0' }
  started = spawn(process.execPath, [entry], {
    env: { ...installation.settings, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, [code]] = await Promise.all([started.stderr ? text(started.stderr) : '', once(started, 'exit')])
  expect(code).toBe(1)
  return said
}

test('names the statement that grants a user the right to make tables, once', async () => {
  expect((await lastWords(user)).split('\n')).toEqual([
    expect.stringMatching(
      new RegExp(`^The user of DATABASE_URL may not make tables .* ALTER DATABASE ${name} OWNER TO ${user};`),
    ),
    '',
  ])
}, 60_000)

test('names the setting of a read-only database, once', async () => {
  await admin.pool.query(`alter database ${name} set default_transaction_read_only = on`)
  expect((await lastWords(inject('postgres').user)).split('\n')).toEqual([
    expect.stringMatching(/^DATABASE_URL leads to a database that takes no writes: .*\.$/),
    '',
  ])
}, 60_000)
