import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseUser, findUser } from './run-as.ts'
import { startEmbeddedPostgres } from './start.ts'
import { ask } from './testing/ask.ts'
import { memoryLog } from './testing/log.ts'
import { runApp } from './testing/run-app.ts'
import { cleanUpScratch, scratch } from './testing/scratch.ts'

cleanUpScratch()

const isRoot = process.getuid?.() === 0
const nobody = findUser(readFileSync('/etc/passwd', 'utf8'), 'nobody') ?? { uid: 65_534, gid: 65_534 }

describe('finding a user', () => {
  const passwd = 'root:x:0:0:root:/root:/bin/bash\npostgres:x:101:104:,,,:/var/lib/postgresql:/bin/bash\n'

  test('reads its ids by its name', () => {
    expect(findUser(passwd, 'postgres')).toEqual({ uid: 101, gid: 104 })
  })

  test('finds none by the beginning of a name', () => {
    expect(findUser(passwd, 'post')).toBeUndefined()
  })
})

describe.runIf(isRoot)('an app started by an ordinary user', { timeout: 60_000 }, () => {
  test('has a database that is its own, twice', async () => {
    const dataDir = scratch()
    chownSync(dataDir, nobody.uid, nobody.gid)
    for (const time of ['first', 'second']) {
      const app = runApp(dataDir, { runAs: nobody })
      expect(await app.hear('ready'), time).toBeDefined()
      app.kill('SIGTERM')
      await app.ended
    }
    expect(statSync(join(dataDir, 'postgres/data')).uid).toBe(nobody.uid)
  })

  test('may be started by root afterwards, and then by that user again', async () => {
    const dataDir = scratch()
    chownSync(dataDir, nobody.uid, nobody.gid)
    const first = runApp(dataDir, { runAs: nobody })
    await first.hear('ready')
    first.kill('SIGTERM')
    await first.ended
    const byRoot = await startEmbeddedPostgres({ dataDir, log: memoryLog() })
    expect(await ask(byRoot, 'select 1')).toBe(1)
    await byRoot.stop()
    const again = runApp(dataDir, { runAs: nobody })
    await again.hear('ready')
    again.kill('SIGTERM')
    await again.ended
  })

  test('is refused in a sentence where it may not write', async () => {
    const app = runApp(join(scratch(), 'data'), { runAs: nobody })
    expect(await app.hear('refused')).toMatchObject({
      code: 'unwritable',
      sentence: expect.stringContaining('Give this user a folder it may write to with DATA_DIR.'),
    })
  })

  test('is refused in a sentence by a database that belongs to another', async () => {
    const dataDir = scratch()
    await (await startEmbeddedPostgres({ dataDir, log: memoryLog() })).stop()
    const app = runApp(dataDir, { runAs: nobody })
    expect(await app.hear('refused')).toMatchObject({ code: 'unwritable' })
  })
})

describe.runIf(isRoot)('an app started by root', { timeout: 60_000 }, () => {
  test('gives the data to a lesser user', async () => {
    const dataDir = scratch()
    const postgres = await startEmbeddedPostgres({ dataDir, log: memoryLog() })
    expect(statSync(join(dataDir, 'postgres/data')).uid).toBe(chooseUser('/nowhere')?.uid)
    expect(statSync(join(dataDir, 'postgres/data')).uid).not.toBe(0)
    await postgres.stop()
  })

  test('keeps the data elsewhere when that user cannot reach DATA_DIR, and finds it again', async () => {
    const closed = join(scratch(), 'root-only')
    mkdirSync(closed, { mode: 0o700 })
    const options = { dataDir: join(closed, 'app/.data'), log: memoryLog(), systemDir: scratch() }
    const first = await startEmbeddedPostgres(options)
    await ask(first, 'create table kept ()')
    await first.stop()
    const entry = join(options.dataDir, 'postgres')
    expect(lstatSync(entry).isSymbolicLink()).toBe(true)
    expect(realpathSync(entry).startsWith(`${options.systemDir}/database-`)).toBe(true)

    const second = await startEmbeddedPostgres(options)
    expect(await ask(second, `select to_regclass('kept')::text`)).toBe('kept')
    await second.stop()
  })

  test('says so when the way to its data was closed', async () => {
    const folder = join(scratch(), 'app')
    mkdirSync(folder, { mode: 0o755 })
    await (await startEmbeddedPostgres({ dataDir: folder, log: memoryLog() })).stop()
    chmodSync(folder, 0o700)
    await expect(startEmbeddedPostgres({ dataDir: folder, log: memoryLog() })).rejects.toMatchObject({
      code: 'unwritable',
      message: expect.stringContaining('cannot enter that folder'),
    })
  })
})
