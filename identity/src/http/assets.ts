import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Accent, accentSheet } from '@glimmer/lib/accent'
import type { FastifyInstance } from 'fastify'
import type { PageContext } from '#pages/layout.ts'

/** Resolved through the packages that own the files, so that a bundle of this code finds them as well. */
const ownFile = (name: string) => import.meta.resolve(`@glimmer/identity/assets/${name}`)

/** The package exports only its modules; the one file for browsers is in the same package. */
const webauthn = new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser')).href

/** Each file is served whole; a file with several parts is their concatenation. */
const sources = {
  'style.css': [ownFile('page.css'), ownFile('scene.css'), ownFile('form.css'), ownFile('account.css')],
  'form.js': [ownFile('form.js')],
  'sign-out.js': [ownFile('sign-out.js')],
  'passkey.js': [webauthn, ownFile('passkey.js')],
  'figtree.woff2': [import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')],
  'fraunces.woff2': [import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2')],
}
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
}

export interface Assets {
  files: ReadonlyMap<string, Buffer>
  /** Contains a version, so that browsers may cache the file for a year. */
  addressOf: PageContext['asset']
}

/** Reads the few files the pages need into memory. An accent overrides the colours of the style sheet. */
export async function loadAssets(accent?: Accent): Promise<Assets> {
  const files = new Map<string, Buffer>()
  const versions = new Map<string, string>()
  for (const [name, parts] of Object.entries(sources)) {
    const read = await Promise.all(parts.map((part) => readFile(fileURLToPath(part))))
    const own = accent && name === 'style.css' ? [Buffer.from(accentSheet(accent))] : []
    const file = Buffer.concat([...read, ...own])
    files.set(name, file)
    versions.set(name, createHash('sha256').update(file).digest('base64url').slice(0, 12))
  }
  return { files, addressOf: (name) => `/assets/${name}?v=${versions.get(name)}` }
}

export function assetRoutes(server: FastifyInstance, { files }: Assets): void {
  for (const [name, file] of files)
    server.get(`/assets/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        .send(file),
    )
}
