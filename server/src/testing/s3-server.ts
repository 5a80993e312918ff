import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

const bucket = { region: 'eu-west-2', bucket: 'glimmer', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Starts a store with S3's API and one empty bucket, and returns how to reach it: as an adapter, and as settings. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'glimmer-s3-'))
  const configureBuckets = [{ name: bucket.bucket, configs: [] }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets })
  const endpoint = `http://127.0.0.1:${(await server.run()).port}`
  return {
    options: { ...bucket, endpoint },
    settings: {
      BLOBS: 's3',
      S3_ENDPOINT: endpoint,
      S3_REGION: bucket.region,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
