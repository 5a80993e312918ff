import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { product } from '@glimmer/contract/product'
import { build, type Manifest } from 'vite'
import { framePage, linkSheets, preloadApp, preloadFont, writePage } from './page.ts'
import { drawScenePictures } from './scene-pictures.ts'
import { buildServiceWorker, describeRelease } from './service-worker.ts'

/*
 * Builds the web app into the given folder, by default web/dist: the app, a page per address, the service worker, and a
 * compressed copy of each file. web/README.md says how addresses map to files.
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

const { screens, prerenderPage }: typeof import('../src/shell/prerender.tsx') = await import(
  pathToFileURL(resolve(prerenderer, 'prerender.js')).href
)
const template = await readFile(resolve(dist, 'index.html'), 'utf8')
const manifest: Manifest = JSON.parse(await readFile(resolve(dist, '.vite/manifest.json'), 'utf8'))

const readSheet = (file: string) => readFileSync(resolve(dist, file), 'utf8')
const sheets = (html = '') => linkSheets(manifest, html, readSheet)
async function save(name: string, head: string, page = {}) {
  const file = resolve(dist, `${name}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, writePage(template, head, page))
}
const savePrerendered = async (path: string, name = path.slice(1)) => {
  const page = await prerenderPage(path)
  await save(name, preloadFont(manifest) + sheets(page.html), { path, ...page })
}

await savePrerendered('/404')
// The pages of shared lines. The server fills in the first, and sends it at any address below /line.
for (const [name, path] of Object.entries({ line: '/line/written', 'line-gone': '/line/gone' })) {
  const page = await prerenderPage(path)
  const head = `<meta name="robots" content="noindex">${preloadFont(manifest)}${sheets(page.html)}`
  await save(`written/${name}`, name === 'line' ? `{{head}}${head}` : head, { path, ...page })
}
for (const { path, isPrerendered, preloads } of screens) {
  if (isPrerendered) await savePrerendered(path, path.slice(1) || 'index')
  // The empty app preloads the code of its screen together with its own, which saves a round trip.
  else if (!path.includes(':'))
    await save(path.slice(1), sheets() + preloadApp(manifest, preloads), { description: product.tagline })
}
await drawScenePictures(dist)
await writeFile(resolve(dist, 'silent.html'), framePage)
await buildServiceWorker(root, dist, await describeRelease(dist, manifest, screens))
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
