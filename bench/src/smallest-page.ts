import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { MemberBrowser } from './browser.ts'
import { call, withDataFolder } from './environment.ts'

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript' }

/** The access token with which a signed-in user's app calls the API. */
async function tokenOf({ browser, home, member }: MemberBrowser): Promise<string> {
  const context = await browser.newContext({ storageState: member })
  const page = await context.newPage()
  const request = page.waitForRequest((sent) => sent.headers().authorization !== undefined)
  await page.goto(`${home}/library`)
  const { authorization = '' } = (await request).headers()
  await context.close()
  return authorization.replace('Bearer ', '')
}

/** The token of a public link to the member's line of today. */
async function shareLine(environment: MemberBrowser): Promise<string> {
  const api = { url: environment.home, token: await tokenOf(environment) }
  const { _id } = await call<{ _id: string }>(api, 'GET', '/affirmations/today')
  const { url } = await call<{ url: string }>(api, 'POST', `/affirmations/${_id}/link`)
  return url.slice(url.lastIndexOf('/') + 1)
}

/** The built files by path, compressed as the product's are. */
function readFiles(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [`/${relative(folder, path)}`, brotliCompressSync(readFileSync(path))]
    }),
  )
}

/** Sends a built file; those with a hash in their name are cached for good. */
function sendFile(response: ServerResponse, files: ReadonlyMap<string, Buffer>, name: string): void {
  const cached = name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain'
  const headers = { 'content-type': type, 'content-encoding': 'br', 'cache-control': cached }
  response.writeHead(files.has(name) ? 200 : 404, headers).end(files.get(name))
}

/**
 * Runs some work with the smallest React page that Vite builds: it requests one line from the product's API and shows
 * it, without signing in. What the product's pages are compared with.
 */
export const withSmallestPage = <T>(environment: MemberBrowser, work: (url: string) => Promise<T>): Promise<T> =>
  withDataFolder(async (outDir) => {
    const root = fileURLToPath(new URL('smallest-page', import.meta.url))
    await build({ root, configFile: false, logLevel: 'warn', build: { outDir, target: 'esnext' } })
    const files = readFiles(outDir)
    const server = createServer(async ({ url = '' }, response) => {
      const [path = ''] = url.split('?')
      if (path.startsWith('/api/')) {
        const answer = await fetch(environment.home + path)
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
      } else sendFile(response, files, path === '/' ? '/index.html' : path)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const { port } = server.address() as AddressInfo
      return await work(`http://localhost:${port}/?${await shareLine(environment)}`)
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })
