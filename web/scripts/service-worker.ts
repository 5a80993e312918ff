import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type Manifest, type ManifestChunk } from 'vite'
import type { ScreenRoute } from '../src/shell/screens.ts'
import type { Release } from '../src/shell/service-worker/release.ts'
import { closure } from './page.ts'

/** Files without a hash in their names. */
const fixedPaths = ['/before-paint.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png']

/** The Latin subsets of the fonts, which every page needs. */
const fonts = (manifest: Manifest) =>
  Object.values(manifest)
    .map(({ file }) => `/${file}`)
    .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))

const filesOf = (chunks: readonly ManifestChunk[]) => [
  ...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`)),
]

/** Lists the files of this build. Visitors can open the prerendered pages offline, signed-in users every screen. */
export async function describeRelease(
  dist: string,
  manifest: Manifest,
  screens: readonly ScreenRoute[],
): Promise<Release> {
  const prerendered = screens.filter(({ isPrerendered }) => isPrerendered)
  const pages = prerendered.map(({ path }) => path)
  const shells = screens
    .filter(({ isProtected, isForOperators }) => isProtected && !isForOperators)
    .map(({ path }) => path)
  const preloads = [...prerendered.flatMap((screen) => screen.preloads ?? []), 'not-found/not-found.tsx']
  // One of the public pages loads the critic on demand.
  const critic = Object.keys(manifest).filter((source) => source.startsWith('../critic/'))
  const entries = ['index.html', 'src/shell/main.tsx', ...preloads.map((file) => `src/screens/${file}`), ...critic]
  const files = [...new Set([...fixedPaths, ...fonts(manifest), ...filesOf(closure(manifest, entries))])]
  const ofOperators = screens
    .filter(({ isForOperators }) => isForOperators)
    .flatMap(({ preloads = [] }) => preloads.flatMap((file) => manifest[`src/screens/${file}`] ?? []))
  const code = filesOf(Object.values(manifest))
    .filter((file) => /\.(js|css)$/.test(file))
    .filter((file) => !filesOf(ofOperators).includes(file))
  const screenFiles = [...shells, ...code.filter((file) => !files.includes(file))]
  const hash = createHash('sha256').update(JSON.stringify([pages, files, screenFiles]))
  const written = [...pages, ...shells].map((page) => `${page.slice(1) || 'index'}.html`)
  for (const name of [...written, ...fixedPaths.map((file) => file.slice(1))])
    hash.update(await readFile(resolve(dist, name)))
  return { id: hash.digest('hex').slice(0, 16), pages, shell: '/moment', shells, files, screens: screenFiles }
}

/** Builds `dist`/service-worker.js, which contains the list of files to cache. */
export async function buildServiceWorker(root: string, dist: string, release: Release) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { thisRelease: JSON.stringify(release) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: resolve(root, 'src/shell/service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
