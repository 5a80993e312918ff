import * as z from 'zod'

/** The blob store's switches as the environment names them. */
export const blobsVariables = {
  BLOBS: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}
const variables = z.object(blobsVariables)
type Variables = z.output<typeof variables>

export interface S3Config {
  kind: 's3'
  /** Any S3-compatible service; Amazon's own when left out. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}
export type BlobsConfig = { kind: 'disk' } | S3Config

const needed = {
  S3_REGION: 'the region of the bucket, such as eu-west-2',
  S3_BUCKET: 'the bucket pictures and recordings lie in',
  S3_ACCESS_KEY_ID: 'the id of a key that may read and write the bucket',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
} as const

/** Where bytes lie; `half` where a setting is missing, with the sentence that names it. */
export function blobsConfig(env: Variables): BlobsConfig | { kind: 'half'; message: string } {
  const names = Object.keys(needed) as (keyof typeof needed)[]
  if (env.BLOBS === 'disk') {
    const stray = ([...names, 'S3_ENDPOINT'] as const).find((name) => env[name])
    return stray ? { kind: 'half', message: `${stray} is for BLOBS=s3; set it, or unset ${stray}.` } : { kind: 'disk' }
  }
  const missing = names.find((name) => !env[name])
  if (missing) return { kind: 'half', message: `BLOBS=s3 needs ${missing}, ${needed[missing]}.` }
  return {
    kind: 's3',
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? '',
    bucket: env.S3_BUCKET ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  }
}
