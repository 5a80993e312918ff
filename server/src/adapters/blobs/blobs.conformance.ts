import { describe, expect, test } from 'vitest'
import type { Blobs } from '#ports/blobs.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The tests that every blob store must pass. */
export const blobsConformance = (name: string, makeBlobs: () => Promise<Blobs>) =>
  describe(`${name} blobs`, () => {
    test('gives back the bytes it was given', async () => {
      const blobs = await makeBlobs()
      const every = Uint8Array.from({ length: 256 }, (_, value) => value)
      await blobs.put('speech/a/every-byte.mp3', every)
      expect(Uint8Array.from((await blobs.get('speech/a/every-byte.mp3')) ?? [])).toEqual(every)
    })

    test('knows nothing of a key it was never given', async () => {
      expect(await (await makeBlobs()).get('speech/nothing')).toBeUndefined()
    })

    test('keeps the last of two writes', async () => {
      const blobs = await makeBlobs()
      await blobs.put('a', bytes('first'))
      await blobs.put('a', bytes('second'))
      expect(new TextDecoder().decode(await blobs.get('a'))).toBe('second')
    })

    test('leaves one whole blob when many write the same key at once', async () => {
      const blobs = await makeBlobs()
      const versions = Array.from({ length: 20 }, (_, turn) => String(turn).repeat(50_000))
      await Promise.all(versions.map((version) => blobs.put('race', bytes(version))))
      expect(versions).toContain(new TextDecoder().decode(await blobs.get('race')))
    })

    test('forgets what is deleted, and does not mind deleting it twice', async () => {
      const blobs = await makeBlobs()
      await blobs.put('gone', bytes('x'))
      await blobs.delete('gone')
      await blobs.delete('gone')
      expect(await blobs.get('gone')).toBeUndefined()
    })

    test.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '', 'Ünïcode'])('refuses the key %j', async (key) => {
      const blobs = await makeBlobs()
      await expect((async () => blobs.put(key, bytes('x')))()).rejects.toThrow('out of its alphabet')
      await expect((async () => blobs.get(key))()).rejects.toThrow('out of its alphabet')
    })
  })
