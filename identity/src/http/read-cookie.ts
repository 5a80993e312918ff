import type { FastifyRequest } from 'fastify'

/** A random value of ours in a cookie: base64url of this length; undefined where there is none, or something else. */
export function readCookie({ headers }: FastifyRequest, name: string, length: number): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value?.length === length && /^[\w-]+$/.test(value) ? value : undefined
}
