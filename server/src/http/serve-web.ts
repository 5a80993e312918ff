import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { daySeconds, yearSeconds } from '#time/durations.ts'
import { sendNotFound } from './not-found.ts'
import { documentHeaders } from './security-headers.ts'

const shell = 'app.html'
const notFound = '404.html'

/** Client-rendered screens: each gets the app shell where the build made no page for it (web/README.md). */
const clientRoutes = [
  '/profile',
  '/profile/*',
  '/avatar-editor',
  '/library',
  '/garden',
  '/moment',
  '/before-bed',
  '/subscription',
  '/subscription/*',
  '/auth/*',
  '/goodbye',
  '/welcome/*',
]

/** The app's fonts, for the server's own pages, under names that do not change between builds. */
const fonts = ['figtree', 'fraunces']

/** True if a file is only ever part of a page: neither a document nor a worker. */
const isSubresource = (name: string) => /\.(js|css|woff2)$/.test(name)

/** Pages whose address differs from their file name. */
const addresses: Record<string, string> = { 'index.html': '/', 'silent.html': '/auth/silent' }

/** The address of a prerendered page: pricing.html is /pricing. */
const addressOf = (page: string) => addresses[page] ?? `/${page.slice(0, -'.html'.length)}`

const isPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

/**
 * Serves the built app: hashed assets are cached for ever, pages always revalidated, and precompressed files used where
 * the build made them.
 */
export async function serveWeb(server: FastifyInstance, webRoot: string) {
  const files = readdirSync(webRoot, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  )
  await server.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true, cacheControl: false })
  const sendFile = (file: string, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').sendFile(file, webRoot)

  server.get('/assets/*', async (request, reply) => {
    const { '*': name } = request.params as { '*': string }
    if (isSubresource(name)) for (const header of documentHeaders) reply.removeHeader(header)
    return reply
      .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
      .sendFile(name, join(webRoot, 'assets'))
  })
  server.get('/scenes/:name', (request, reply) => {
    const { name } = request.params as { name: string }
    return reply.header('cache-control', `public, max-age=${daySeconds}`).sendFile(name, join(webRoot, 'scenes'))
  })
  const assets = readdirSync(join(webRoot, 'assets'))
  for (const font of fonts) {
    const file = assets.find((name) => name.startsWith(`${font}-latin-wght-normal`))
    const send = (_: FastifyRequest, reply: FastifyReply) => sendFile(`assets/${file}`, reply)
    if (file) server.get(`/fonts/${font}.woff2`, send)
  }
  for (const { name } of files) {
    if (name === shell || name === notFound) continue
    server.get(name.endsWith('.html') ? addressOf(name) : `/${name}`, (_, reply) => sendFile(name, reply))
  }
  for (const url of clientRoutes)
    if (!server.hasRoute({ method: 'GET', url })) server.get(url, (_, reply) => sendFile(shell, reply))
  server.get('/*', async (request, reply) =>
    isPage(request) ? sendFile(notFound, reply.code(404)) : sendNotFound(request, reply),
  )
}
