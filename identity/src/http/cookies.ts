import type { FastifyRequest } from 'fastify'

/** The value of a cookie, where it looks as we write it. */
export function readCookie({ headers }: FastifyRequest, name: string, looks: RegExp): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value && looks.test(value) ? value : undefined
}
