import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PageContext } from '#pages/layout.ts'
import type { Route } from './route.ts'

/** Found through the packages that own them, so that a bundle of this code finds them as well. */
const own = (name: string) => import.meta.resolve(`@glimmer/identity/assets/${name}`)

/** Each file is served whole; a file of several parts is their sequence. */
const sources = {
  'style.css': [own('page.css'), own('scene.css'), own('form.css')],
  'mark.svg': [own('mark.svg')],
  'form.js': [own('form.js')],
  'sign-out.js': [own('sign-out.js')],
  'figtree.woff2': [import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')],
  'fraunces.woff2': [import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2')],
}
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

export interface Assets {
  routes: Route[]
  /** Carries a version, so that browsers may keep the file for a year. */
  addressOf: PageContext['asset']
}

/** Reads the few files the pages need into memory. */
export async function loadAssets(): Promise<Assets> {
  const versions = new Map<string, string>()
  const routes: Route[] = []
  for (const [name, parts] of Object.entries(sources)) {
    const body = Buffer.concat(await Promise.all(parts.map((part) => readFile(fileURLToPath(part)))))
    versions.set(name, createHash('sha256').update(body).digest('base64url').slice(0, 12))
    const headers = {
      'content-type': types[name.split('.').at(-1) ?? ''],
      'cache-control': 'public, max-age=31536000, immutable',
    }
    routes.push({ method: 'GET', path: `/assets/${name}`, handle: () => ({ status: 200, headers, body }) })
  }
  return { routes, addressOf: (name) => `/assets/${name}?v=${versions.get(name)}` }
}
