import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnknown } from './unknown.ts'

const year = 31_536_000

/** The prerendered page behind an address: /pricing is pricing.html. Anything else is the app's shell. */
const pagesOf = (webRoot: string) =>
  new Map(
    readdirSync(webRoot)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`, file]),
  )

const isNavigation = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && !/\.\w+$/.test(url.split('?')[0] ?? '')

/** Serves the built app: hashed assets for ever, pages always checked, compressed files where the build made them. */
export async function serveWeb(server: FastifyInstance, webRoot: string) {
  const pages = pagesOf(webRoot)
  const shell = 'app.html'
  await server.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  const sendPage = (file: string, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').sendFile(file, webRoot)

  server.get('/assets/*', async (request, reply) => {
    const { '*': name } = request.params as { '*': string }
    return reply.header('cache-control', `public, max-age=${year}, immutable`).sendFile(name, join(webRoot, 'assets'))
  })
  for (const file of readdirSync(webRoot, { withFileTypes: true }))
    if (file.isFile() && !/\.(html|br|gz)$/.test(file.name))
      server.get(`/${file.name}`, (_, reply) => sendPage(file.name, reply))
  for (const [address, file] of pages) if (file !== shell) server.get(address, (_, reply) => sendPage(file, reply))

  server.get('/*', async (request, reply) =>
    isNavigation(request) ? sendPage(shell, reply) : answerUnknown(request, reply),
  )
}
