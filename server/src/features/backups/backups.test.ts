import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { createMember } from '#testing/people.ts'
import { startS3Server } from '#testing/s3-server.ts'
import { anotherTestApp, type TestApp } from '#testing/test-app.ts'
import { hourMs } from '#time/durations.ts'
import { listBackups, requestBackup } from './index.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'glimmer-backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const backedUpTo = (folder: string) =>
  anotherTestApp({ settings: { BACKUP_EVERY: '1d', BACKUP_KEEP: '2', BACKUP_TO: folder } })

/** What the schedule does each minute. */
async function minute({ app, runJobs }: TestApp): Promise<void> {
  await app.jobs.add({ name: 'back-up', key: 'back-up' })
  await runJobs()
}

const pass = ({ clock }: TestApp, hours: number) => clock.set(new Date(clock.now().getTime() + hours * hourMs))

async function figure({ url }: TestApp, name: string): Promise<number> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer a-token-for-the-tests' } })
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(await reply.text())?.[1])
}

test('a backup is made each day and read back, and the oldest is removed once a new one is verified', async () => {
  const folder = await newFolder()
  const glimmer = await backedUpTo(folder)
  await createMember(glimmer)
  for (let day = 0; day < 3; day++) {
    await minute(glimmer)
    await minute(glimmer)
    pass(glimmer, 24)
  }
  const backups = await listBackups(glimmer.app)
  expect(backups).toHaveLength(2)
  expect(await readdir(folder)).toEqual(backups.map(({ name }) => name).toSorted())
  for (const { name, bytes, verifiedAt, failure } of backups) {
    const { size, mode } = await stat(join(folder, name))
    expect({ bytes, failure, mode: mode & 0o777 }).toEqual({ bytes: size, failure: undefined, mode: 0o600 })
    expect(verifiedAt).toBeInstanceOf(Date)
  }
  expect(await figure(glimmer, 'backup_overdue')).toBe(0)
  pass(glimmer, 2)
  expect(await figure(glimmer, 'backup_overdue')).toBe(1)
})

test('a missing folder is one sentence, keeps old backups, and is tried again after an hour', async () => {
  const folder = await newFolder()
  const glimmer = await backedUpTo(folder)
  await rm(folder, { recursive: true })
  await minute(glimmer)
  const [failed] = await listBackups(glimmer.app)
  expect(failed?.failure).toBe(`There is no folder ${folder} to write the backup into.`)
  expect(await figure(glimmer, 'backup_failed')).toBe(1)
  expect((await fetch(`${glimmer.url}/api/health`)).status).toBe(200)
  await minute(glimmer)
  expect(await listBackups(glimmer.app)).toHaveLength(1)
  pass(glimmer, 1)
  await minute(glimmer)
  expect(await listBackups(glimmer.app)).toHaveLength(2)
})

test('a requested backup is made although none is due, and one that was interrupted counts as failed', async () => {
  const glimmer = await backedUpTo(await newFolder())
  await minute(glimmer)
  await glimmer.app.database.pool.query('update backup_run set verified_at = null')
  pass(glimmer, 0.1)
  await requestBackup(glimmer.app)
  await glimmer.runJobs()
  expect((await listBackups(glimmer.app)).map(({ failure }) => failure)).toEqual([
    undefined,
    'The app stopped while it made this backup.',
  ])
})

test('a backup in the bucket is read back, and replaces the oldest there', async () => {
  const store = await startS3Server()
  onTestFinished(store.stop)
  const glimmer = await anotherTestApp({
    settings: { ...store.settings, BACKUP_EVERY: '1d', BACKUP_KEEP: '1', BACKUP_TO: 'bucket' },
  })
  await createMember(glimmer)
  await minute(glimmer)
  const [first] = await listBackups(glimmer.app)
  pass(glimmer, 24)
  await minute(glimmer)
  const [second, ...others] = await listBackups(glimmer.app)
  expect(others).toEqual([])
  const stored = (name = '') => glimmer.app.blobs.get(`backups/${name}`)
  expect(await stored(first?.name)).toBeUndefined()
  expect((await stored(second?.name))?.length).toBe(second?.bytes)

  const { blobs } = glimmer.app
  glimmer.app.blobs = { ...blobs, get: async () => undefined }
  pass(glimmer, 24)
  await minute(glimmer)
  glimmer.app.blobs = blobs
  const [failed, kept] = await listBackups(glimmer.app)
  expect([failed?.failure, kept?.name]).toEqual([
    'The bucket took the backup, but does not give it back.',
    second?.name,
  ])
  expect(await stored(failed?.name)).toBeUndefined()
})

test.each([
  [{ BACKUP_EVERY: 'daily', BACKUP_TO: '/backups' }, 'BACKUP_EVERY must be hours or days'],
  [{ BACKUP_EVERY: '1d' }, 'BACKUP_EVERY needs BACKUP_TO'],
  [{ BACKUP_EVERY: '1d', BACKUP_TO: 'bucket' }, 'BACKUP_TO=bucket needs BLOBS=s3'],
  [{ BACKUP_EVERY: '1d', BACKUP_TO: '/backups', BACKUP_KEEP: '31' }, '30 days at most'],
  [{ BACKUP_EVERY: '1d', BACKUP_TO: '/backups', JOB_CONCURRENCY: '1' }, 'JOB_CONCURRENCY'],
  [{ BACKUP_KEEP: '3' }, 'BACKUP_KEEP is for BACKUP_EVERY'],
])('%j does not start, and the sentence names the setting', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})
