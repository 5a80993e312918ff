import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpFeatures } from '#routes.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { documentHeaders } from './security-headers.ts'
import { createServer } from './server.ts'

let glimmer: TestApp
let server: FastifyInstance
let url: string
let webRoot: string

/** Writes a miniature of the built web app: a page of each kind. */
async function buildSmallWeb() {
  const root = await mkdtemp(join(tmpdir(), 'glimmer-web-'))
  await mkdir(join(root, 'assets'))
  for (const folder of ['scenes', 'profile', 'written']) await mkdir(join(root, folder))
  for (const [name, text] of Object.entries({
    'index.html': 'the landing page',
    'pricing.html': 'the prices',
    'dashboard.html': 'the shell, and the dashboard’s files',
    'profile/avatar.html': 'the shell, and the avatars’ files',
    'written/line.html': 'a template',
    '404.html': 'Page Not Found',
    'favicon.svg': '<svg/>',
    'scenes/calm.jpg': 'the light',
    'assets/main-abc.js': '// the app',
    'assets/figtree-latin-wght-normal-abc.woff2': 'the face',
  }))
    await writeFile(join(root, name), text)
  await writeFile(join(root, 'assets/main-abc.js.br'), brotliCompressSync('// the app'))
  await cp(join(root, 'index.html'), join(root, 'index.html.gz'))
  return root
}

beforeAll(async () => {
  glimmer = await startTestApp()
  webRoot = await buildSmallWeb()
  server = await createServer(glimmer.app, { ...httpFeatures(glimmer.app), webRoot })
  await server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await server.close()
  await glimmer.stop()
  await rm(webRoot, { recursive: true, force: true })
})

const visit = async (path: string) => {
  const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('a path', () => {
  test.each([
    ['/', 'the landing page'],
    ['/pricing', 'the prices'],
    ['/dashboard', 'the shell, and the dashboard’s files'],
    ['/fonts/figtree.woff2', 'the face'],
    ['/scenes/calm.jpg', 'the light'],
    ['/profile/avatar?tab=saved', 'the shell, and the avatars’ files'],
  ])('%s is %s', async (path, text) => {
    expect(await visit(path)).toMatchObject({ status: 200, text })
  })

  test.each([
    '/nowhere',
    '/pricing.html',
    '/written/line',
    '/404',
    '/assets/gone.js',
    '/scenes/gone.jpg',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('%s is not found', async (path) => {
    expect((await visit(path)).status).toBe(404)
  })

  test('that is unknown returns a page to browsers and a problem to programs', async () => {
    expect((await visit('/nowhere')).text).toBe('Page Not Found')
    const program = await fetch(`${url}/nowhere`)
    expect(program.headers.get('content-type')).toContain('application/problem+json')
  })

  test('of the API that is unknown returns a problem', async () => {
    const { status, headers } = await visit('/api/nowhere')
    expect(status).toBe(404)
    expect(headers.get('content-type')).toContain('application/problem+json')
  })
})

describe('a file', () => {
  test('with a hash in its name is cached for a year', async () => {
    expect((await visit('/assets/main-abc.js')).headers.get('cache-control')).toContain('immutable')
  })

  test('with a hash in its name has no page headers', async () => {
    const { headers } = await visit('/assets/main-abc.js')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(documentHeaders.filter((name) => headers.has(name))).toEqual([])
    const page = await visit('/pricing')
    expect(documentHeaders.filter((name) => !page.headers.has(name))).toEqual([])
  })

  test('without a hash is revalidated each time', async () => {
    for (const path of ['/', '/dashboard', '/favicon.svg', '/nowhere'])
      expect((await visit(path)).headers.get('cache-control')).toBe('no-cache')
  })

  test('is compressed if the client accepts it', async () => {
    const { headers } = await fetch(`${url}/assets/main-abc.js`, { headers: { 'accept-encoding': 'br' } })
    expect(headers.get('content-encoding')).toBe('br')
  })
})

test('text shared to the app before its service worker runs is discarded, and the form for a line opens', async () => {
  const body = new FormData()
  body.set('text', 'I can begin again')
  const response = await fetch(`${url}/share-line`, { method: 'POST', body, redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/library?show=own'])
  expect(glimmer.logged()).not.toContain('begin again')
})
