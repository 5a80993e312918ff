import type { Html } from '@glimmer/lib/html'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A page is made for one user at one time, so it must not be cached. */
export const sendPage = (reply: FastifyReply, page: Html, status = 200) =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.text)

/** After a form, the browser follows with GET. */
export const seeOther = (reply: FastifyReply, location: string) =>
  reply.header('cache-control', 'no-store').redirect(location, 303)

/** The path prefix of this provider: empty on its own origin, `/id` below the app's. */
export const basePath = (issuer: string): string => new URL(issuer).pathname.replace(/\/$/, '')

/** A parameter of the query, as text; empty if it is missing. */
export const queryOf = ({ query }: FastifyRequest, name: string): string =>
  String((query as Record<string, unknown>)[name] ?? '')
