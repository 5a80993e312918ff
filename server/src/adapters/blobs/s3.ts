import type { S3Client } from '@aws-sdk/client-s3'
import type { Blobs } from '#ports/blobs.ts'
import { checkKey } from './blob-key.ts'
import { type Bucket, bucketUrl, keepSeconds, signedAddress } from './signed-address.ts'

export interface S3Settings extends Bucket {
  /** Whether browsers fetch recordings and pictures from the store directly. */
  signed?: boolean
}

type Library = typeof import('@aws-sdk/client-s3')

/** In milliseconds: give up on a store that does not respond before the user does. */
const timeouts = { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true }

async function open(settings: S3Settings): Promise<{ library: Library; client: S3Client }> {
  const library = await import('@aws-sdk/client-s3')
  const { endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = new library.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services than Amazon's need path-style addresses, and not all support the newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
    maxAttempts: 3,
  })
  return { library, client }
}

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')

/**
 * Blobs as objects of one bucket. The SDK is loaded on the first use, and only if S3 is configured. Rejects with the
 * service's own error if it cannot be reached or refuses.
 */
export function s3Blobs(settings: S3Settings): Blobs {
  let opening: ReturnType<typeof open> | undefined
  const opened = () => (opening ??= open(settings))
  const at = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) })

  return {
    async put(key, bytes) {
      const location = at(key)
      const { library, client } = await opened()
      await client.send(new library.PutObjectCommand({ ...location, Body: bytes, ContentLength: bytes.length }))
    },

    async get(key) {
      const location = at(key)
      const { library, client } = await opened()
      try {
        const { Body } = await client.send(new library.GetObjectCommand(location))
        return await Body?.transformToByteArray()
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    direct: settings.signed
      ? {
          origin: new URL(bucketUrl(settings)).origin,
          keepSeconds,
          addressOf: (key, mime) => signedAddress(settings, key, mime, new Date()),
        }
      : undefined,

    async delete(key) {
      const location = at(key)
      const { library, client } = await opened()
      await client.send(new library.DeleteObjectCommand(location))
    },
  }
}
