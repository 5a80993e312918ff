import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measure } from './measure.ts'
import { recordings, tooLong, wholeMp4 } from './testing/files.ts'

const everyKind = Object.entries(recordings)
const latin = (text: string) => Buffer.from(text, 'latin1')

describe('A recording', () => {
  test.each([...everyKind, ['audio/mp4', wholeMp4] as const])('of %s is measured by its own bytes', (mime, file) => {
    const measured = measure(file)
    expect(measured?.mime).toBe(mime)
    expect(measured?.durationMs).toBeGreaterThan(500)
    expect(measured?.durationMs).toBeLessThan(750)
  })

  test.each(Object.entries(tooLong))('of %s is as long as its last sound', (mime, file) => {
    expect(measure(file)).toMatchObject({ mime })
    expect(measure(file)?.durationMs).toBeGreaterThan(62_000)
  })

  test.each(everyKind)('of %s that breaks off anywhere is none', (_, file) => {
    const whole = measure(file)?.durationMs ?? 0
    for (let length = 0; length < file.length; length += 7) {
      const measured = measure(file.subarray(0, length))
      // A file cut between two blocks, pages or frames is a valid, shorter recording.
      if (measured) expect(measured.durationMs).toBeLessThan(whole)
    }
    expect(measure(file.subarray(0, -3))).toBeUndefined()
  })

  test.each(everyKind)('of %s that goes on as something else is none', (_, file) => {
    for (const tail of ['<script>alert(1)</script>', 'PK\x03\x04 an archive', '%PDF-1.7 and a page'])
      expect(measure(Buffer.concat([file, latin(tail)]))).toBeUndefined()
  })

  test.each([
    ['nothing', latin('')],
    ['a page', latin('<!doctype html><script>alert(1)</script>')],
    ['a picture', latin('\x89PNG\r\n\x1a\n and so on')],
    ['a WAV', latin('RIFF....WAVEfmt ')],
    ['the beginning of a WebM', latin('\x1a\x45\xdf\xa3\x01\x02\x03\x04')],
    ['the beginning of an MP4', latin('\0\0\0\x1cftypM4A ')],
    ['the beginning of an Ogg', latin('OggS and more')],
    ['the beginning of an MP3', latin('\xff\xfb\x50\xc4\0\0')],
    ['a page that says it is a WebM', latin('\x1a\x45\xdf\xa3<script>alert(1)</script>')],
    ['another Matroska', latin(recordings['audio/webm'].toString('latin1').replace('webm', 'mkv!'))],
    [
      'a WebM with pictures',
      latin(recordings['audio/webm'].toString('latin1').replace('\x83\x81\x02', '\x83\x81\x01')),
    ],
    ['an MP4 with pictures', latin(recordings['audio/mp4'].toString('latin1').replace('soun', 'vide'))],
  ])('is not %s', (_, file) => expect(measure(file)).toBeUndefined())

  test('is never more than a refusal, whatever bytes come', () => {
    const damaged = fc
      .tuple(
        fc.constantFrom(...everyKind.map(([, file]) => file), wholeMp4),
        fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { minLength: 1, maxLength: 12 }),
      )
      .map(([file, changes]) => {
        const bytes = Uint8Array.from(file)
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte
        return bytes
      })
    fc.assert(
      fc.property(damaged, (bytes) => {
        const durationMs = measure(bytes)?.durationMs ?? 1
        expect(Number.isInteger(durationMs) && durationMs >= 1).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })
})
