import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { product } from '@glimmer/contract/product'
import { build, type Manifest } from 'vite'
import { compressAll } from './compress.ts'
import { framePage, linkSheets, preloadApp, preloadFont, writePage } from './page.ts'
import { buildServiceWorker, describeRelease } from './service-worker.ts'

/*
 * Builds web/dist: the app, the public pages written out as HTML, the service worker, and each file compressed beside
 * itself.
 * How addresses map to files is told in web/README.md.
 */
const root = resolve(import.meta.dirname, '..')
const dist = resolve(root, 'dist')
const writer = resolve(root, '.cache/prerender')

await build({ root, logLevel: 'warn' })
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/shell/prerender.tsx', outDir: writer, emptyOutDir: true, manifest: false, copyPublicDir: false },
})

const { prerendered, write }: typeof import('../src/shell/prerender.tsx') = await import(
  pathToFileURL(resolve(writer, 'prerender.js')).href
)
const template = await readFile(resolve(dist, 'index.html'), 'utf8')
const manifest: Manifest = JSON.parse(await readFile(resolve(dist, '.vite/manifest.json'), 'utf8'))

const readSheet = (file: string) => readFileSync(resolve(dist, file), 'utf8')
const sheets = (html = '') => linkSheets(manifest, html, readSheet)
const save = (name: string, head: string, page = {}) =>
  writeFile(resolve(dist, `${name}.html`), writePage(template, head, page))

for (const path of [...prerendered, '/404']) {
  const written = await write(path)
  await save(path === '/' ? 'index' : path.slice(1), preloadFont(manifest) + sheets(written.html), { path, ...written })
}
const shell = { description: product.tagline }
await save('app', sheets() + preloadApp(manifest), shell)
// What most people open, spared a second round of asking.
await save('dashboard', sheets() + preloadApp(manifest, 'dashboard'), shell)
await writeFile(resolve(dist, 'silent.html'), framePage)
await buildServiceWorker(root, dist, await describeRelease(dist, manifest, prerendered))
await rm(resolve(dist, '.vite'), { recursive: true })
await rm(writer, { recursive: true })
await compressAll(dist)
