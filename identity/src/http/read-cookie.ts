import type { FastifyRequest } from 'fastify'

/** Reads one of our random cookie values: base64url of this length; undefined if it is missing or malformed. */
export function readCookie({ headers }: FastifyRequest, name: string, length: number): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value?.length === length && /^[\w-]+$/.test(value) ? value : undefined
}
