import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Config, readConfig } from '#config/config.ts'
import { openPool } from '#database/pool.ts'
import { type BuildLayout, findBuildLayout } from '#startup/build-layout.ts'
import { createMember } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const glimmer = testApp()
const ours = findBuildLayout(new URL('../main.ts', import.meta.url).href)

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'glimmer-restore-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The next release: it has one more migration. */
async function nextRelease(): Promise<BuildLayout> {
  const migrations = await newFolder()
  await cp(fileURLToPath(new URL('../database/migrations/', import.meta.url)), migrations, { recursive: true })
  await writeFile(
    join(migrations, '0002-shoe-size.sql'),
    'alter table account add column shoe_size integer default 39;',
  )
  return { ...ours, migrations, release: '0.2.0' }
}

/** The app's settings, with another database of the tests' server. */
function configFor(name: string, dataDir = glimmer.app.config.dataDir): Config {
  const { host, port, user } = inject('postgres')
  const DATABASE_URL = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
  return { ...glimmer.app.config, dataDir, database: readConfig({ DATABASE_URL }).database }
}

/** A configuration with a database of its own, and how to query that. */
async function anotherInstallation() {
  const server = inject('postgres')
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const admin = openPool(server, 1, () => undefined)
  await admin.pool.query(`create database ${name}`)
  await admin.close()
  const config = configFor(name, await newFolder())
  const query = async (text: string) => {
    const database = openPool({ ...server, database: name }, 1, () => undefined)
    return (await database.pool.query(text).finally(database.close)).rows
  }
  return { config, query }
}

/** Backs up what a member has in this release. */
async function backUp() {
  const maya = await createMember(glimmer)
  const { body: line } = await maya.call('POST /affirmations', {
    body: { text: 'I keep what is mine', themes: ['calm'] },
  })
  const [row] = (await glimmer.app.database.pool.query('select current_database() as name')).rows
  const file = join(await newFolder(), 'backup.tar.gz')
  await makeBackup(configFor(row.name), file)
  return { file, line }
}

test('a newer release restores a backup of this one, and brings its tables up to date', async () => {
  const { file, line } = await backUp()
  const { config, query } = await anotherInstallation()
  await restoreBackup(config, await nextRelease(), file)
  const lines = await query(`select a.text, shoe_size from affirmation a join account on account.id = account_id`)
  expect(lines).toContainEqual({ text: line.text, shoe_size: 39 })
})

test('this release refuses a backup of a newer one in a sentence, and changes nothing', async () => {
  const { file } = await backUp()
  const [newer, empty] = [await anotherInstallation(), await anotherInstallation()]
  await restoreBackup(newer.config, await nextRelease(), file)
  const newerFile = join(await newFolder(), 'backup.tar.gz')
  await makeBackup(newer.config, newerFile)
  await expect(restoreBackup(empty.config, ours, newerFile)).rejects.toThrow(
    /tables this one .* does not have: restore it with that release or a newer one/,
  )
  expect(await empty.query(`select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
})
