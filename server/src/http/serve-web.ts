import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { daySeconds, yearSeconds } from '#time/durations.ts'
import { sendNotFound } from './not-found.ts'
import { documentHeaders } from './security-headers.ts'
import { type CompressibleFile, compressibleFile, sendCompressible } from './send-compressible.ts'
import type { WebBrand } from './web-brand.ts'

/** Returns a page template that the web build wrote for the server to fill, by name; undefined if there is no build. */
export type ReadPageTemplate = (name: string) => string | undefined

/** Reads each page once, from the build's folder `written`, and gives it the installation's name. */
export function pageTemplates(webRoot: string | undefined, brand?: WebBrand): ReadPageTemplate {
  const pages = new Map<string, string>()
  return (name) => {
    const file = webRoot && join(webRoot, 'written', `${name}.html`)
    if (file && !pages.has(name) && existsSync(file)) {
      const written = readFileSync(file, 'utf8')
      pages.set(name, brand?.page(written) ?? written)
    }
    return pages.get(name)
  }
}

const notFound = '404.html'
/** The picture beside the product's name. */
const mark = 'favicon.svg'
/** The pages of an identity provider with an origin of its own show it. Opened by itself it can do nothing. */
const markHeaders = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; img-src data:; sandbox",
}
/** The pages of shared lines, which are filled in before they are sent. */
const templates = 'written'

/** The app's fonts, for the server's own pages, under names that do not change between builds. */
const fonts = ['figtree', 'fraunces']

/** True if a file is only ever part of a page: neither a document nor a worker. */
const isSubresource = (name: string) => /\.(js|css|woff2)$/.test(name)

/** Pages whose address differs from their file name. */
const addresses: Record<string, string> = { 'index.html': '/', 'silent.html': '/auth/silent' }

/** The address of a page: pricing.html is /pricing. */
const addressOf = (page: string) => addresses[page] ?? `/${page.slice(0, -'.html'.length)}`

/** The files with an address of their own, as paths in the folder: every page, and whatever lies beside them. */
function filesIn(webRoot: string): string[] {
  const names = readdirSync(webRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(webRoot, join(parentPath, name)).replaceAll(sep, '/'))
  return names.filter(
    (name) => name !== notFound && !name.startsWith(`${templates}/`) && (name.endsWith('.html') || !name.includes('/')),
  )
}

const isPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

/** The manifest's share target, and the screen with the form for a line of one's own. */
const [shareTarget, ownLines] = ['/share-line', '/library?show=own']

/**
 * Redirects text that is shared to the app before its service worker runs, which otherwise keeps it on the device. The
 * text is discarded unread.
 */
function redirectShares(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  scope.post(shareTarget, (_, reply) => reply.redirect(ownLines, 303))
}

/** The files that an installation with its own name, colours or logo sends in place of the build's, and beside them. */
function brandedFiles(webRoot: string, names: readonly string[], brand: WebBrand): Map<string, CompressibleFile> {
  const replaced = names.flatMap((name) => {
    const content = brand.file(name, readFileSync(join(webRoot, name)))
    return content ? [[name, content] as const] : []
  })
  return new Map([...replaced, ...brand.added].map(([name, content]) => [name, compressibleFile(name, content)]))
}

/**
 * Serves the built app: hashed assets are cached for ever, pages always revalidated, and precompressed files used where
 * the build made them.
 */
export async function serveWeb(server: FastifyInstance, webRoot: string, brand?: WebBrand) {
  await server.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true, cacheControl: false })
  const names = filesIn(webRoot)
  const branded = brand && brandedFiles(webRoot, [...names, notFound], brand)
  const sendFile = (file: string, request: FastifyRequest, reply: FastifyReply) => {
    const own = branded?.get(file)
    if (own) return sendCompressible(request, reply, own)
    return reply.header('cache-control', 'no-cache').sendFile(file, webRoot)
  }

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
    const send = (request: FastifyRequest, reply: FastifyReply) => sendFile(`assets/${file}`, request, reply)
    if (file) server.get(`/fonts/${font}.woff2`, send)
  }
  for (const name of [...names, ...(brand?.added.keys() ?? [])])
    server.get(name.endsWith('.html') ? addressOf(name) : `/${name}`, (request, reply) => {
      if (name === mark) reply.headers(markHeaders)
      return sendFile(name, request, reply)
    })
  await server.register(async (scope) => redirectShares(scope))
  server.get('/*', async (request, reply) =>
    isPage(request) ? sendFile(notFound, request, reply.code(404)) : sendNotFound(request, reply),
  )
}
