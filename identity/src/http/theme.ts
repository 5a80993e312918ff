import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Theme } from '#pages/layout.ts'
import { basePath } from './base-path.ts'

const name = 'glimmer_theme'

/** Parses the app's own theme, as passed in the request. */
export const themeOf = (value: unknown): Theme | undefined =>
  value === 'dark' || value === 'light' ? value : undefined

/** The theme the user came with from the app, stored in a session cookie for the pages that follow. */
export function keepTheme({ headers, query }: FastifyRequest, reply: FastifyReply, issuer: string): Theme | undefined {
  const given = themeOf((query as { ui_theme?: unknown }).ui_theme)
  if (!given) return themeOf(new RegExp(`\\b${name}=(dark|light)\\b`).exec(headers.cookie ?? '')?.[1])
  const secure = issuer.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${given}; Path=${basePath(issuer) || '/'}; HttpOnly; SameSite=Lax${secure}`)
  return given
}
