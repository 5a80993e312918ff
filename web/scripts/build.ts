import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { product } from '@glimmer/contract/product'
import { build, type Manifest } from 'vite'
import { nameByContent } from './name-by-content.ts'
import { framePage, later, linkSheets, preloadApp, preloadData, preloadFont, writePage } from './page.ts'
import { drawScenePictures } from './scene-pictures.ts'
import { buildServiceWorker, describeRelease } from './service-worker.ts'

/*
 * Builds the web app into the given folder, by default web/dist: the app, the prerendered pages, the service worker,
 * and a compressed copy of each file. web/README.md says how addresses map to files.
 */
const root = resolve(import.meta.dirname, '..')
const dist = resolve(process.argv[2] ?? resolve(root, 'dist'))
const prerenderer = resolve(root, '.cache/prerender')
/** The bundler's notes on its own speed would only clutter the output of `npm start`. */
const rolldownOptions = { checks: { bundlerTimings: false } }

await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true, rolldownOptions } })
await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/shell/prerender.tsx',
    outDir: prerenderer,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
    rolldownOptions,
  },
})

const { prerendered, prerenderPage }: typeof import('../src/shell/prerender.tsx') = await import(
  pathToFileURL(resolve(prerenderer, 'prerender.js')).href
)
const beforePaint = await nameByContent(dist, '/before-paint.js')
const template = (await readFile(resolve(dist, 'index.html'), 'utf8')).replace('"/before-paint.js"', `"${beforePaint}"`)
const manifest: Manifest = JSON.parse(await readFile(resolve(dist, '.vite/manifest.json'), 'utf8'))

/** The screens with a shell of their own, by its name, which is also the address, and the chunks they need. */
const screenPages = {
  dashboard: ['dashboard'],
  library: ['library', 'favorites', 'browse'],
  garden: ['garden'],
  profile: ['profile'],
  'before-bed': ['before-bed'],
  subscription: ['subscription'],
  'avatar-editor': ['avatars', 'loaded-style'],
}

const readSheet = (file: string) => readFileSync(resolve(dist, file), 'utf8')
const sheets = (html = '') => linkSheets(manifest, html, readSheet)
const save = (name: string, head: string, page = {}) =>
  writeFile(resolve(dist, `${name}.html`), writePage(template, head, page))

for (const path of [...prerendered, '/404']) {
  const page = await prerenderPage(path)
  await save(path === '/' ? 'index' : path.slice(1), preloadFont(manifest) + sheets(page.html), { path, ...page })
}
// The pages of shared lines. The server fills in the first, and sends it at any address below /line.
await mkdir(resolve(dist, 'written'))
for (const [name, path] of Object.entries({ line: '/line/written', 'line-gone': '/line/gone' })) {
  const page = await prerenderPage(path)
  const head = `<meta name="robots" content="noindex">${preloadFont(manifest)}${sheets(page.html)}`
  await save(`written/${name}`, name === 'line' ? `{{head}}${head}` : head, { path, ...page })
}
await drawScenePictures(root, dist)
const shell = { description: product.tagline }
await save('app', sheets() + preloadApp(manifest), shell)
/** What else a screen shows before, or as soon as, the app is loaded. */
const shown: Partial<Record<string, string>> = {
  // Today's line is shown before the app is loaded.
  dashboard: preloadFont(manifest, later),
  // Glimmer's own avatars are drawn in this style.
  'avatar-editor': preloadData(manifest, 'avataaars'),
}
// The shell of a screen preloads the chunks of that screen together with the app, which saves a round trip.
for (const [name, pieces] of Object.entries(screenPages))
  await save(name, sheets() + preloadApp(manifest, ...pieces) + (shown[name] ?? ''), shell)
await writeFile(resolve(dist, 'silent.html'), framePage)
const addresses = { pages: prerendered, shells: Object.keys(screenPages).map((name) => `/${name}`) }
await buildServiceWorker(root, dist, await describeRelease(dist, manifest, addresses, beforePaint))
await rm(resolve(dist, '.vite'), { recursive: true })
await rm(prerenderer, { recursive: true })

/** Fonts and pictures are compressed already. */
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])

/** Writes name.br and name.gz beside a file. */
async function compress(file: string) {
  const plain = await readFile(file)
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
  await Promise.all([
    promisify(brotliCompress)(plain, brotli).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(plain, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}

const entries = await readdir(dist, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
