import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Theme } from '#pages/layout.ts'
import { basePath } from './respond.ts'

/** Reads one of our random cookie values: base64url of this length; undefined if it is missing or malformed. */
export function readCookie({ headers }: FastifyRequest, name: string, length: number): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value?.length === length && /^[\w-]+$/.test(value) ? value : undefined
}

/** The full name of a cookie for the whole host; the prefix keeps sibling hosts from setting it. */
export const hostCookieName = (issuer: string, name: string): string =>
  issuer.startsWith('https:') ? `__Host-${name}` : name

interface Cookie {
  name: string
  value: string
  /** The path it is sent to; the whole host by default. */
  path?: string
  /** Without it, the cookie ends with the browser session; 0 deletes it. */
  maxAgeSeconds?: number
}

/** Sets a cookie that no script can read and that requests from other sites do not carry. */
export function setCookie(reply: FastifyReply, issuer: string, { name, value, path = '/', maxAgeSeconds }: Cookie) {
  const maxAge = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  const secure = issuer.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; Path=${path}${maxAge}; HttpOnly; SameSite=Lax${secure}`)
}

const themeCookie = 'glimmer_theme'

/** Parses the app's own theme, as passed in the request. */
export const themeOf = (value: unknown): Theme | undefined =>
  value === 'dark' || value === 'light' ? value : undefined

/** The theme the user came with from the app, stored in a session cookie for the pages that follow. */
export function keepTheme({ headers, query }: FastifyRequest, reply: FastifyReply, issuer: string): Theme | undefined {
  const given = themeOf((query as { ui_theme?: unknown }).ui_theme)
  if (!given) return themeOf(new RegExp(`\\b${themeCookie}=(dark|light)\\b`).exec(headers.cookie ?? '')?.[1])
  setCookie(reply, issuer, { name: themeCookie, value: given, path: basePath(issuer) || '/' })
  return given
}
