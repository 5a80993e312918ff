import { html as markup } from '@glimmer/lib/html'
import type { Manifest, ManifestChunk } from 'vite'

export interface Page {
  title?: string
  description?: string
  /** The address it is written for and what stands in #root; without them it is the empty shell of the app. */
  path?: string
  html?: string
}

const splash = '<div class="splash" role="status">Loading Glimmer</div>'

/** After everything that is not marked so: for what is not drawn, or run, before other answers are there. */
const later = ' fetchpriority="low"'

/** The display face, asked for early: it draws the headline. */
export function preloadFont(manifest: Manifest, more = ''): string {
  const font = Object.values(manifest).find(({ file }) => /fraunces.*\.woff2$/.test(file))
  if (!font) throw new Error('The display face is missing from the build.')
  return `<link rel="preload" as="font" type="font/woff2" href="/${font.file}" crossorigin${more}>`
}

/** An entry of the build and all that it imports, each once, and what is imported before who imports it. */
function closure(manifest: Manifest, from: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>()
  const chunks: ManifestChunk[] = []
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) add(next)
    chunks.push(chunk)
  }
  for (const key of from) add(key)
  return chunks
}

/** What is loaded with pieces of the build, by their names there. */
const piecesOf = (manifest: Manifest, names: readonly string[]): ManifestChunk[] =>
  closure(
    manifest,
    names.map((name) => {
      const key = Object.keys(manifest).find((each) => manifest[each]?.name === name)
      if (!key) throw new Error(`The build has no ${name}.`)
      return key
    }),
  )

const preload = (chunks: readonly ManifestChunk[], more = '') =>
  chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}" crossorigin${more}>`).join('')

/**
 * For pages that are empty without the app: who is here is asked first, since that takes the longest, and the libraries
 * with it, which are the largest; the app, what every screen of somebody signed in needs, a screen's own and the face
 * come meanwhile.
 */
export function preloadApp(manifest: Manifest, screen?: string): string {
  const first = piecesOf(manifest, ['oidc-session', 'libraries'])
  const pieces = piecesOf(manifest, ['app', 'member', ...(screen ? [screen] : [])])
  const drawn = sheetsOf(piecesOf(manifest, ['app']))
  const sheets = sheetsOf(pieces).filter((file) => !drawn.includes(file))
  return [
    '<link rel="preload" as="fetch" href="/api/config" crossorigin="use-credentials">',
    preload(first),
    preload(
      pieces.filter((piece) => !first.includes(piece)),
      later,
    ),
    ...sheets.map((file) => `<link rel="preload" as="style" href="/${file}" crossorigin${later}>`),
    preloadFont(manifest, later),
  ].join('')
}

/**
 * The page of the hidden frame a session is renewed in: its address is the answer, so it needs no script. Somebody who
 * strays here is shown the way.
 */
export const framePage =
  '<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Glimmer</title><a href="/login">Sign in to Glimmer</a></html>'

const sheetsOf = (chunks: readonly ManifestChunk[]) => [...new Set(chunks.flatMap(({ css }) => css ?? []))]

/**
 * Links to the sheets a page is drawn with: the app's own, and each that speaks of a class the page wears. They stand
 * in the order of the imports, so that a screen overrules the kit.
 * @param readSheet answers what stands in a sheet of the build.
 */
export function linkSheets(manifest: Manifest, html: string, readSheet: (file: string) => string): string {
  const worn = new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []))
  const dresses = (file: string) =>
    [...readSheet(file).matchAll(/\.([a-zA-Z_][\w-]*)/g)].some(([, name]) => worn.has(name ?? ''))
  const always = sheetsOf(piecesOf(manifest, ['app']))
  const others = sheetsOf(closure(manifest, Object.keys(manifest))).filter((file) => !always.includes(file))
  return [...always, ...others.filter(dresses)]
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('')
}

/** Fills the template. No script and no style is ever written into a page: the policy would refuse it. */
export function writePage(template: string, links: string, page: Page = {}): string {
  const { title = 'Glimmer', description, path, html = '' } = page
  const head = [
    markup`<title>${title}</title>`.text,
    description && markup`<meta name="description" content="${description}">`.text,
    links,
  ]
  const written = template
    .replace('<!--head-->', () => head.filter(Boolean).join('\n    '))
    .replace('<!--splash-->', splash)
    .replace('<div id="root">', path === undefined ? '<div id="root">' : `<div id="root" data-written="${path}">`)
    .replace('<!--app-->', () => html)
  const inline = /<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle="|\son[a-z]+="/.exec(written)
  if (inline) throw new Error(`The page for ${path ?? 'the app'} holds ${inline[0]}, which its policy refuses.`)
  return written
}
