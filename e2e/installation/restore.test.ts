import { execFileSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeBackup } from '@glimmer/server/backup/make-backup'
import { restoreBackup } from '@glimmer/server/backup/restore-backup'
import { readConfig } from '@glimmer/server/config/config'
import { startEmbeddedPostgres } from '@glimmer/server/database/embedded/start'
import { openPool } from '@glimmer/server/database/pool'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFolder, enter, install, installed, layout, ready, startGlimmer } from './installation.ts'

const maya = { email: 'maya@example.test', password: 'quiet lake at dawn' }

install()

let mayasId: string
beforeAll(async () => {
  mayasId = (await enter('create', maya)).user._id
})

/** The secrets of an installation, or those that a restore has put aside. */
const keysIn = (folder: string, suffix = '') => {
  const read = (name: string) => readFile(join(folder, name + suffix), 'utf8')
  return Promise.all([read('identity.secret'), read('trust.key')])
}

// Several starts a test.
describe('a backup', { timeout: 180_000 }, () => {
  const settings = (folder: string) => ({
    DATA_DIR: folder,
    PUBLIC_URL: installed.url,
    LOG_LEVEL: 'silent',
    PATH: process.env.PATH,
  })

  test('restores accounts, lines and files elsewhere, and deletes again who left since', async () => {
    const sam = { email: 'sam@example.test', password: 'a different quiet lake' }
    const leaving = await enter('create', sam)
    const { headers } = await enter('login', maya)
    const line = { text: 'I can rest before I am done.' }
    const kept = await fetch(`${installed.url}/api/affirmations`, {
      method: 'POST',
      headers,
      body: JSON.stringify(line),
    })
    const { _id } = (await kept.json()) as { _id: string }
    const { voices } = (await (await fetch(`${installed.url}/api/voices`, { headers })).json()) as {
      voices: { id: string }[]
    }
    const voice = voices[0]?.id
    const speak = () =>
      fetch(`${installed.url}/api/affirmations/${_id}/speak`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ voice }),
      })
    const { audioUrl } = (await (await speak()).json()) as { audioUrl: string }
    const file = join(installed.dataDir, 'copy.tar.gz')
    await makeBackup(readConfig(settings(installed.dataDir)), file)
    const left = await fetch(`${installed.url}/api/users/account`, {
      method: 'DELETE',
      headers: { authorization: leaving.headers.authorization },
    })
    expect([leaving.status, left.status]).toEqual([200, 204])
    const heard = Buffer.from(await (await fetch(installed.url + audioUrl, { headers })).arrayBuffer())

    await installed.running.stop()
    const first = installed.dataDir
    const elsewhere = await aFolder()
    installed.dataDir = elsewhere
    // With compose, the new installation has been started once before anybody can restore into it.
    await (await startGlimmer()).stop()
    const before = await keysIn(elsewhere)
    await restoreBackup(readConfig(settings(elsewhere)), layout, file)
    expect(await keysIn(elsewhere)).toEqual(await keysIn(first))
    expect(await keysIn(elsewhere, '.before-restore')).toEqual(before)
    const marks = join('blobs', 'deleted-accounts')
    await cp(join(first, marks), join(elsewhere, marks), { recursive: true })
    await rm(first, { recursive: true, force: true })
    installed.running = await startGlimmer()
    const again = await enter('login', maya)
    expect(again.user._id).toBe(mayasId)
    const lines = await (await fetch(`${installed.url}/api/affirmations`, { headers: again.headers })).json()
    expect(lines).toMatchObject({ items: [line] })
    const after = Buffer.from(await (await fetch(installed.url + audioUrl, { headers: again.headers })).arrayBuffer())
    expect(after.equals(heard) && heard.length > 1000).toBe(true)
    const { pool } = installed.running.app.database
    expect((await pool.query('select from account where id = $1', [leaving.user._id])).rowCount).toBe(0)
    expect((await pool.query('select from identity.account where email = $1', [sam.email])).rowCount).toBe(0)
  })

  test('is refused when truncated, absent, or onto an installation with accounts', async () => {
    const file = join(installed.dataDir, 'whole.tar.gz')
    await makeBackup(readConfig(settings(installed.dataDir)), file)
    const bytes = await readFile(file)
    const cut = join(installed.dataDir, 'cut.tar.gz')
    await writeFile(cut, bytes.subarray(0, bytes.length - 100))
    const restore = (source: string) => restoreBackup(readConfig(settings(installed.dataDir)), layout, source)
    await expect(restore(cut)).rejects.toThrow(`${cut} is no whole backup`)
    const absent = join(installed.dataDir, 'absent.tar.gz')
    await expect(restore(absent)).rejects.toThrow(`There is no file ${absent}.`)
    await expect(restore(file)).rejects.toMatchObject({ code: 'in-use' })
    await installed.running.stop()
    await expect(restore(file)).rejects.toThrow('There are people in this database already.')
    installed.running = await startGlimmer()
    expect((await enter('login', maya)).user._id).toBe(mayasId)
  })
})

describe('a restore into a database of its own', { timeout: 180_000 }, () => {
  let database: Awaited<ReturnType<typeof startEmbeddedPostgres>>
  let folder: string
  let place: Record<string, string>
  beforeAll(async () => {
    folder = await aFolder()
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
    database = await startEmbeddedPostgres({ dataDir: await aFolder(), log: quiet })
    const { host, port, user, database: name } = database.connection
    place = {
      DATA_DIR: folder,
      DATABASE_URL: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    }
  })
  afterAll(() => database.stop())

  /** Leaves every process of the app without a connection, as a pool is after a while in which nobody came. */
  async function endSessions() {
    const { pool, close } = openPool(database.connection, 1, () => undefined)
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    await close()
  }

  const restoreThere = (source: string) =>
    restoreBackup(readConfig({ ...place, PUBLIC_URL: installed.url, LOG_LEVEL: 'silent' }), layout, source)

  test('is refused while a process uses the database, and done once all are stopped', async () => {
    const file = join(folder, 'copy.tar.gz')
    await makeBackup(readConfig({ DATA_DIR: installed.dataDir, PUBLIC_URL: installed.url }), file)
    await installed.running.stop()
    const empty = await startGlimmer(place)
    const before = await keysIn(folder)
    await expect(restoreThere(file)).rejects.toThrow(/is using this database \(\d+ sessions\): stop every process/)
    expect(await keysIn(folder)).toEqual(before)
    expect(await ready()).toEqual({ status: 200 })
    await empty.stop()

    const idle = await startGlimmer({
      ...place,
      ROLE: 'web',
      IDENTITY_SECRET: before[0],
    })
    await endSessions()
    await expect(restoreThere(file)).rejects.toThrow(
      'A process of the app was at work on this database within the last',
    )
    await idle.stop()

    await restoreThere(file)
    await expect(restoreThere(file)).rejects.toThrow('There are people in this database already.')
    const restored = await startGlimmer(place)
    expect((await enter('login', maya)).user._id).toBe(mayasId)
    await restored.stop()
    installed.running = await startGlimmer()
  })
})

describe('a backup of another release', () => {
  /** Packs a backup again with another manifest. */
  async function withManifest(change: (manifest: string) => string): Promise<string> {
    const file = join(await aFolder(), 'changed.tar.gz')
    await makeBackup(readConfig({ DATA_DIR: installed.dataDir, PUBLIC_URL: installed.url }), file)
    const unpacked = await aFolder()
    execFileSync('tar', ['-xz', '-C', unpacked, '-f', file])
    const manifest = join(unpacked, 'manifest.json')
    await writeFile(manifest, change(await readFile(manifest, 'utf8')))
    execFileSync('tar', ['-cz', '-C', unpacked, '-f', file, '.'])
    return file
  }

  const restoreInto = (folder: string, source: string) =>
    restoreBackup(readConfig({ DATA_DIR: folder, PUBLIC_URL: installed.url }), layout, source)

  test('is refused by the name of its release before anything is written', async () => {
    const { release } = layout
    const newer = await withManifest((manifest) =>
      manifest
        .replace(`"release":"${release}"`, '"release":"9.9.9"')
        .replace('"migrations":[', '"migrations":["0000-of-another.sql",'),
    )
    const folder = await aFolder()
    await expect(restoreInto(folder, newer)).rejects.toThrow(
      `made by release 9.9.9, whose tables this one (${release}) does not have`,
    )
    expect(await readdir(folder)).toEqual([])
  })

  test('is restored by a newer release, which migrates it and enqueues its jobs', async () => {
    const migrations = await aFolder()
    await cp(layout.migrations, migrations, { recursive: true })
    await writeFile(
      join(migrations, '0002-newer.sql'),
      `alter table account add column newer text not null default 'x'`,
    )
    const folder = await aFolder()
    const file = await withManifest((manifest) => manifest)
    await restoreBackup(readConfig({ DATA_DIR: folder, PUBLIC_URL: installed.url }), { ...layout, migrations }, file)
    const quiet = { info: () => undefined, error: () => undefined }
    const database = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
    const { pool, close } = openPool(database.connection, 1, () => undefined)
    expect((await pool.query('select newer from account')).rows).toContainEqual({ newer: 'x' })
    const jobs = await pool.query(`select from graphile_worker.jobs where task_identifier = 'send-notices'`)
    expect(jobs.rowCount).toBe(1)
    await close()
    await database.stop()
  }, 60_000)

  test('is refused in a sentence when its manifest is damaged', async () => {
    const damaged = await withManifest((manifest) => manifest.slice(0, -10))
    await expect(restoreInto(await aFolder(), damaged)).rejects.toThrow(`${damaged} is no backup of Glimmer.`)
  })
})
