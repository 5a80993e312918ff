import { describe, expect, test } from 'vitest'
import { asStartError, DatabaseStartError, fromOutput } from './start-error.ts'

const systemError = (code: string) => Object.assign(new Error(`${code}: said the system`), { code })

describe('a failed system call', () => {
  test.for([
    ['ENOSPC', 'disk-full', /is full\. Make room/],
    ['EDQUOT', 'disk-full', /is full\. Make room/],
    ['EACCES', 'unwritable', /cannot be kept in \/data .*DATA_DIR/],
    ['EROFS', 'unwritable', /cannot be kept in \/data .*DATA_DIR/],
    ['EIO', 'failed', /did not start: EIO/],
  ] as const)('%s becomes a sentence (%s)', ([code, expected, sentence]) => {
    const error = asStartError(systemError(code), '/data')
    expect(error.code).toBe(expected)
    expect(error.message).toMatch(sentence)
  })

  test('keeps the sentence it has', () => {
    const error = new DatabaseStartError('in-use', 'Somebody else has it.')
    expect(asStartError(error, '/data')).toBe(error)
  })
})

describe('what PostgreSQL printed', () => {
  test.for([
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 3',
    'FATAL:  could not extend file "base/1/2691"\nHINT:  Check free disk space.\nPANIC:  cannot abort transaction 1',
  ])('tells of a full disk: %s', (output) => {
    expect(fromOutput(output, '/data').code).toBe('disk-full')
  })

  test('tells of a user without a name', () => {
    const output = 'initdb: error: could not look up effective user ID 4711: user does not exist\n'
    expect(fromOutput(output, '/data')).toMatchObject({
      code: 'no-user',
      message: expect.stringContaining('/etc/passwd'),
    })
  })

  test('is summed up by its last fatal line', () => {
    const output = 'LOG:  starting\nFATAL:  could not load something\nLOG:  database system is shut down\n'
    expect(fromOutput(output, '/data').message).toBe(
      'The database in /data did not start: FATAL:  could not load something',
    )
  })

  test('may be nothing', () => {
    expect(fromOutput('', '/data').message).toBe('The database in /data did not start: it ended without saying why.')
  })
})
