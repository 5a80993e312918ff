import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type Manifest } from 'vite'
import type { Release } from '../src/shell/service-worker/release.ts'

/** Sources of the screens anyone may open offline (one of them uses the critic), and of the signed-in screens. */
const forAll =
  /^(_app-|src\/screens\/(landing|pricing|legal|about|how-lines-are-written|help|sign-in|not-found)\/|\.\.\/critic\/)/
const forMembers = /^src\/((platform|auth|member|modules|shell)\/|screens\/(dashboard|library|moment)\/)/

/** Files without a hash in their names: requested every time, and cached for when that fails. */
const named = ['/favicon.svg', '/manifest.webmanifest', '/icon-192.png']

/** The files of the entries whose source matches, with all they import; with `later`, dynamic imports too. */
export function filesOf(manifest: Manifest, source: RegExp, later = false): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const add = (key: string) => {
    const entry = manifest[key]
    if (!entry || seen.has(key)) return
    seen.add(key)
    files.add(`/${entry.file}`)
    for (const sheet of entry.css ?? []) files.add(`/${sheet}`)
    const onDemand = later ? (entry.dynamicImports ?? []) : []
    for (const next of [...(entry.imports ?? []), ...onDemand]) add(next)
  }
  for (const key of Object.keys(manifest)) if (source.test(key)) add(key)
  return [...files]
}

/** The Latin subsets of the fonts, which every page needs. */
const fonts = (manifest: Manifest) =>
  Object.values(manifest)
    .map(({ file }) => `/${file}`)
    .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))

interface Addresses {
  /** The prerendered pages. */
  pages: readonly string[]
  /** The screens with a shell of their own. */
  shells: readonly string[]
}

/**
 * Lists the files of this build; the pages are in `dist`. `beforePaint` is the blocking script of every page,
 * which is not in the bundler's manifest.
 */
export async function describeRelease(
  dist: string,
  manifest: Manifest,
  { pages, shells }: Addresses,
  beforePaint: string,
): Promise<Release> {
  const files = [...new Set([...named, beforePaint, ...fonts(manifest), ...filesOf(manifest, forAll)])]
  const screens = [...shells, ...filesOf(manifest, forMembers, true).filter((file) => !files.includes(file))]
  const hash = createHash('sha256').update(JSON.stringify([pages, files, screens]))
  const written = ['app', ...[...pages, ...shells].map((page) => (page === '/' ? 'index' : page.slice(1)))]
  const bytes = [...written.map((page) => `${page}.html`), ...named.map((file) => file.slice(1))]
  for (const name of bytes) hash.update(await readFile(resolve(dist, name)))
  return {
    id: hash.digest('hex').slice(0, 16),
    pages: [...pages],
    shell: '/moment',
    shells: [...shells],
    files,
    screens,
  }
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
