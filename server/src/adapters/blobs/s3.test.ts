import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blobsConformance } from './blobs.conformance.ts'
import { s3Blobs } from './s3.ts'

let directory: string
let server: S3rver
let endpoint: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'glimmer-s3-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: 'glimmer', configs: [] }],
  })
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true, force: true })
})

const settings = () => ({
  endpoint,
  region: 'eu-west-2',
  bucket: 'glimmer',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
})

blobsConformance('S3', async () => s3Blobs(settings()))

test('a bucket that does not exist is an error, not a missing blob', async () => {
  await expect(s3Blobs({ ...settings(), bucket: 'elsewhere' }).get('a')).rejects.toThrow()
})

test('a key that is not known there is an error', async () => {
  await expect(s3Blobs({ ...settings(), secretAccessKey: 'wrong' }).put('a', new Uint8Array(3))).rejects.toThrow()
})

test('a store that cannot be reached is an error', async () => {
  await expect(s3Blobs({ ...settings(), endpoint: 'http://127.0.0.1:9' }).get('a')).rejects.toThrow()
})
