import { describe, expect, test } from 'vitest'
import { asStartError, fromOutput } from './start-error.ts'

const systemError = (code: string) => Object.assign(new Error(`${code}: failed`), { code })

describe('asStartError', () => {
  test.for([
    ['ENOSPC', 'disk-full', /is full\. Make room/],
    ['EACCES', 'unwritable', /cannot be kept in \/data .*DATA_DIR/],
    ['EIO', 'failed', /did not start: EIO/],
  ] as const)('turns %s into a sentence (%s)', ([code, expected, sentence]) => {
    expect(asStartError(systemError(code), '/data')).toMatchObject({
      code: expected,
      message: expect.stringMatching(sentence),
    })
  })
})

describe('fromOutput', () => {
  test.for([
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'disk-full'],
    ['FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 3', 'disk-full'],
    ['initdb: error: could not look up effective user ID 4711: user does not exist\n', 'no-user'],
  ])('reads from %s that the reason is %s', ([output = '', code]) => {
    expect(fromOutput(output, '/data').code).toBe(code)
  })

  test('quotes the last fatal line of any other output', () => {
    const output = 'LOG:  starting\nFATAL:  could not load something\nLOG:  database system is shut down\n'
    expect(fromOutput(output, '/data').message).toBe(
      'The database in /data did not start: FATAL:  could not load something',
    )
    expect(fromOutput('', '/data').message).toBe('The database in /data did not start: it ended without saying why.')
  })
})
