import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readOrCreateSecret } from './secret-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the secret kept in a file', () => {
  test('is made once, for its owner’s eyes, and stays', async () => {
    const data = join(folder, 'data')
    const secret = await readOrCreateSecret(data)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect((await stat(join(data, 'identity.secret'))).mode & 0o777).toBe(0o600)
    expect(await readOrCreateSecret(data)).toBe(secret)
    expect(await readdir(data)).toEqual(['identity.secret'])
  })
})
