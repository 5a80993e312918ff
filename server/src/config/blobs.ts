import * as z from 'zod'
import { collectErrors, type EnvironmentOf, refuseUnused, required, secret } from './setting.ts'

/** Blob store settings, by environment variable. */
export const blobsVariables = {
  BLOBS: z.enum(['disk', 's3']).default('disk'),
  /** Any S3-compatible service; Amazon's own if left out. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ACCESS_KEY_ID: secret(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: secret(z.string().min(1)),
  /** Whether browsers fetch recordings and pictures from the store directly, by signed addresses. */
  S3_SIGNED_ADDRESSES: z.enum(['on', 'off']).optional(),
}

const needed = {
  S3_REGION: 'the region of the bucket, such as eu-west-2',
  S3_BUCKET: 'the bucket pictures and recordings lie in',
  S3_ACCESS_KEY_ID: 'the id of a key that may read and write the bucket',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
} as const
const names = Object.keys(needed) as (keyof typeof needed)[]

/** Reads where pictures and recordings are stored. Throws ConfigError. */
export function blobsConfig(env: EnvironmentOf<typeof blobsVariables>) {
  if (env.BLOBS === 'disk') {
    refuseUnused(env, [...names, 'S3_ENDPOINT', 'S3_SIGNED_ADDRESSES'], 'BLOBS=s3')
    return { kind: 'disk' as const }
  }
  const need = (name: keyof typeof needed) => required(env[name], `BLOBS=s3 needs ${name}, ${needed[name]}.`)
  const needs = collectErrors({
    region: () => need('S3_REGION'),
    bucket: () => need('S3_BUCKET'),
    accessKeyId: () => need('S3_ACCESS_KEY_ID'),
    secretAccessKey: () => need('S3_SECRET_ACCESS_KEY'),
  })
  return { kind: 's3' as const, endpoint: env.S3_ENDPOINT, signed: env.S3_SIGNED_ADDRESSES === 'on', ...needs }
}
