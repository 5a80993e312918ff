import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3Server } from '#testing/s3-server.ts'
import { blobsConformance } from './blobs.conformance.ts'
import { s3Blobs } from './s3.ts'

let store: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  store = await startS3Server()
})
afterAll(() => store.stop())

blobsConformance('S3', async () => s3Blobs(store.options))

test('a bucket that does not exist is an error, not a missing blob', async () => {
  await expect(s3Blobs({ ...store.options, bucket: 'elsewhere' }).get('a')).rejects.toThrow()
})

test('a key that is not known there is an error', async () => {
  await expect(s3Blobs({ ...store.options, secretAccessKey: 'wrong' }).put('a', new Uint8Array(3))).rejects.toThrow()
})

test('a store that cannot be reached is an error', async () => {
  await expect(s3Blobs({ ...store.options, endpoint: 'http://127.0.0.1:9' }).get('a')).rejects.toThrow()
})
