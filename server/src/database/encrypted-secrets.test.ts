import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anotherTestApp, testApp } from '#testing/test-app.ts'
import { encryptedSecrets } from './encrypted-secrets.ts'

const glimmer = testApp()

const aProcess = (secret = 'a secret that all processes were given') =>
  encryptedSecrets(glimmer.app.database.pool, () => secret)

test('returns the same secret to processes that need it at once', async () => {
  let count = 0
  const make = () => `made ${++count}`
  const got = await Promise.all(Array.from({ length: 8 }, () => aProcess()('shared', make)))
  expect(new Set(got).size).toBe(1)
  expect(await aProcess()('shared', make)).toBe(got[0])
})

test('stores the secret encrypted', async () => {
  await aProcess()('told', () => 'wagtail-4471')
  const { rows } = await glimmer.app.database.pool.query<{ ciphertext: Buffer }>(
    'select ciphertext from encrypted_secret',
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { ciphertext } of rows) expect(ciphertext.toString('latin1')).not.toContain('wagtail-4471')
})

test('refuses a process with another TRUST_SECRET, and creates nothing', async () => {
  await aProcess()('kept', () => 'kept')
  const other = aProcess('a secret that only this one has')('kept', () => 'made anew')
  await expect(other).rejects.toThrow('give every process the same one')
  expect(await aProcess()('kept', () => 'made anew')).toBe('kept')
})

test('refuses a row that was swapped with another', async () => {
  await aProcess()('one', () => 'one')
  await aProcess()('two', () => 'two')
  const swap = `update encrypted_secret set ciphertext = (select ciphertext from encrypted_secret where name = 'one') where name = 'two'`
  await glimmer.app.database.pool.query(swap)
  await expect(aProcess()('two', () => 'two')).rejects.toMatchObject({ code: 'wrong_encryption_key' })
})

test('keeps the push keys of vapid.json', async () => {
  const other = await anotherTestApp()
  const { dataDir } = other.app.config
  const pair = { publicKey: 'B'.repeat(87), privateKey: 'c'.repeat(43) }
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, 'vapid.json'), JSON.stringify(pair))
  expect(await other.app.push.publicKey()).toBe(pair.publicKey)
})
