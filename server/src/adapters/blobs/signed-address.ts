import { createHash, createHmac } from 'node:crypto'
import { checkKey } from './blob-key.ts'

export interface Bucket {
  /** Any S3-compatible service; Amazon's own if undefined. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** An object's address stays the same for 15 minutes, so that browsers can cache it; it is valid for 30. */
const stableMs = 15 * 60_000
const opensSeconds = 30 * 60

/** Addresses change every 15 minutes, so one given out late is still valid for at least this long. */
export const keepSeconds = opensSeconds - stableMs / 1000

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** RFC 3986: also encodes the characters that encodeURIComponent leaves and AWS does not. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The base URL of a bucket's objects: path-style at a self-hosted service, the bucket's own host at Amazon. */
export const bucketUrl = ({ endpoint, region, bucket }: Pick<Bucket, 'endpoint' | 'region' | 'bucket'>): string =>
  endpoint === undefined
    ? `https://${bucket}.s3.${region}.amazonaws.com`
    : `${endpoint.replace(/\/$/, '')}/${encode(bucket)}`

/**
 * Returns a URL that lets anybody read one object until it expires: AWS Signature Version 4 in the query. The object is
 * served as `mime`, and may be cached for as long as the URL stays the same.
 */
export function signedAddress(store: Bucket, key: string, mime: string, now: Date): string {
  const { region, accessKeyId, secretAccessKey } = store
  const url = new URL(`${bucketUrl(store)}/${checkKey(key)}`)
  const since = new Date(Math.floor(now.getTime() / stableMs) * stableMs)
  const moment = since.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const scope = `${moment.slice(0, 8)}/${region}/s3/aws4_request`
  const query = Object.entries({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKeyId}/${scope}`,
    'X-Amz-Date': moment,
    'X-Amz-Expires': String(opensSeconds),
    'X-Amz-SignedHeaders': 'host',
    'response-cache-control': `private, max-age=${stableMs / 1000}`,
    'response-content-type': mime,
  })
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
  const request = ['GET', url.pathname, query, `host:${url.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(request)].join('\n')
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return `${url.origin}${url.pathname}?${query}&X-Amz-Signature=${hmac(signingKey, toSign).toString('hex')}`
}
