import { createHash, createHmac } from 'node:crypto'
import { checkKey } from './blob-key.ts'

export interface Bucket {
  /** Any S3-compatible service; Amazon's own when undefined. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** One object has one address for a quarter of an hour, so that what fetched it may keep it; it opens for half an hour. */
const stableMs = 15 * 60_000
const opensSeconds = 30 * 60

/** However late in its quarter of an hour an address is given out, it opens this much longer. */
export const keepSeconds = opensSeconds - stableMs / 1000

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** RFC 3986: what encodeURIComponent leaves as it is, and AWS does not. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Where the objects of a bucket lie: below its path at a service of one's own, at a host of its own at Amazon. */
export const bucketUrl = ({ endpoint, region, bucket }: Pick<Bucket, 'endpoint' | 'region' | 'bucket'>): string =>
  endpoint === undefined
    ? `https://${bucket}.s3.${region}.amazonaws.com`
    : `${endpoint.replace(/\/$/, '')}/${encode(bucket)}`

/**
 * The address under which anybody may read one object until it closes: AWS Signature Version 4 in the query. It is
 * answered as `mime`, and may be kept by whoever fetched it for as long as the address stays the same.
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
