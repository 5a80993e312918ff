import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readOrMakeSecret } from './secret-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-file-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('readOrMakeSecret', () => {
  test('creates the secret once, readable by its owner only', async () => {
    const data = join(folder, 'data')
    const secret = readOrMakeSecret(data, 'test.secret', () => randomUUID())
    expect(secret).toMatch(/^[\da-f-]{36}$/)
    expect((await stat(join(data, 'test.secret'))).mode & 0o777).toBe(0o600)
    expect(readOrMakeSecret(data, 'test.secret', () => randomUUID())).toBe(secret)
    expect(await readdir(data)).toEqual(['test.secret'])
  })
})
