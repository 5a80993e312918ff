import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseUser } from './home.ts'
import { startEmbeddedPostgres } from './start.ts'
import { cleanUpScratch, memoryLog, query, runApp, scratch, start, withDatabase } from './testing/kit.ts'

cleanUpScratch()
const scratchWithDatabase = withDatabase()

const isRoot = process.getuid?.() === 0
const user = { uid: 65_534, gid: 65_534 }

async function startAndStop(dataDir: string): Promise<void> {
  const app = runApp(dataDir, { runAs: user })
  await app.first('ready')
  app.kill('SIGTERM')
  await app.ended
}

describe.runIf(isRoot)('an app started by an ordinary user', { timeout: 60_000 }, () => {
  test('starts its own database again after root started it', async () => {
    const dataDir = scratch()
    chownSync(dataDir, user.uid, user.gid)
    await startAndStop(dataDir)
    expect(statSync(join(dataDir, 'postgres/data')).uid).toBe(user.uid)
    const byRoot = await start(dataDir)
    expect(await query(byRoot, 'select 1')).toBe(1)
    await byRoot.stop()
    await startAndStop(dataDir)
  })

  test('is refused a folder it cannot write to', async () => {
    const app = runApp(join(scratch(), 'data'), { runAs: user })
    expect(await app.first('refused')).toMatchObject({
      code: 'unwritable',
      sentence: expect.stringContaining('Give this user a folder it may write to with DATA_DIR.'),
    })
  })

  test('is refused another user’s database', async () => {
    const app = runApp(await scratchWithDatabase(), { runAs: user })
    expect(await app.first('refused')).toMatchObject({ code: 'unwritable' })
  })
})

describe.runIf(isRoot)('an app started by root', { timeout: 60_000 }, () => {
  test('gives the data to another user', async () => {
    const { uid } = statSync(join(await scratchWithDatabase(), 'postgres/data'))
    expect(uid).toBe(chooseUser('/nowhere')?.uid)
    expect(uid).not.toBe(0)
  })

  test('keeps the data elsewhere if that user cannot enter DATA_DIR, and finds it again', async () => {
    const closed = join(scratch(), 'root-only')
    mkdirSync(closed, { mode: 0o700 })
    const options = { dataDir: join(closed, 'app/.data'), log: memoryLog(), systemDir: scratch() }
    const first = await startEmbeddedPostgres(options)
    await query(first, 'create table kept ()')
    await first.stop()
    const entry = join(options.dataDir, 'postgres')
    expect(lstatSync(entry).isSymbolicLink()).toBe(true)
    expect(realpathSync(entry).startsWith(`${options.systemDir}/database-`)).toBe(true)

    const second = await startEmbeddedPostgres(options)
    expect(await query(second, `select to_regclass('kept')::text`)).toBe('kept')
    await second.stop()
  })

  test('is refused if that user can no longer enter its folder', async () => {
    const folder = await scratchWithDatabase()
    chmodSync(folder, 0o700)
    await expect(start(folder)).rejects.toMatchObject({
      code: 'unwritable',
      message: expect.stringContaining('cannot enter that folder'),
    })
  })
})
