import { html as markup } from '@glimmer/lib/html'
import type { Manifest, ManifestChunk } from 'vite'

export interface Page {
  title?: string
  description?: string
  /** The address it is prerendered for, and the content of #root. Without them it is the empty shell of the app. */
  path?: string
  html?: string
}

const splash = '<div class="splash" role="status">Loading Glimmer</div>'
/**
 * Where the app's own screens show today's line as stored on the device, until the app is loaded:
 * member/early-line.lazy.ts.
 */
const earlyLine = '<div class="early-line" hidden><p></p></div>'

/** For files that are not needed before others have arrived. */
export const later = ' fetchpriority="low"'

/** Preloads the display font, for pages that show text in it before the app is loaded. */
export function preloadFont(manifest: Manifest, more = ''): string {
  const font = Object.values(manifest).find(({ file }) => /fraunces.*\.woff2$/.test(file))
  if (!font) throw new Error('The display face is missing from the build.')
  return `<link rel="preload" as="font" type="font/woff2" href="/${font.file}" crossorigin${more}>`
}

/** Preloads a file that a page's script requests with `fetch`: the file of the build whose name begins with `name`. */
export function preloadData(manifest: Manifest, name: string): string {
  const data = Object.values(manifest).find(({ file }) => file.startsWith(`assets/${name}`))
  if (!data) throw new Error(`The build has no ${name}.`)
  return `<link rel="preload" as="fetch" href="/${data.file}" crossorigin${later}>`
}

/** Entries of the build and everything they import: each once, imports before importers. */
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

/** Everything that is loaded with the chunks of these names. */
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
 * Preloads for pages that are empty without the app. The session comes first, since restoring it takes the longest,
 * together with the libraries, which are the largest. Then come the app, what every signed-in screen needs, and the
 * screen's own files. Fonts are not preloaded: text in them needs the app first, which requests them itself.
 */
export function preloadApp(manifest: Manifest, ...screen: string[]): string {
  const first = piecesOf(manifest, ['oidc-session', 'libraries'])
  const pieces = piecesOf(manifest, ['app', 'member', ...screen])
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
  ].join('')
}

/**
 * The page of the hidden frame that renews a session. Only its address is read, so it needs no script. The link is for
 * users who open the page by accident.
 */
export const framePage =
  '<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Glimmer</title><a href="/login">Sign in to Glimmer</a></html>'

const sheetsOf = (chunks: readonly ManifestChunk[]) => [...new Set(chunks.flatMap(({ css }) => css ?? []))]

/**
 * Links to the style sheets of a page: the app's own, and each one with a rule for a class used in the page. They are
 * in the order of the imports, so that a screen's rules override those of the shared components.
 * @param readSheet returns the content of a style sheet of the build.
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

/** Fills the template. Throws for inline scripts and styles, which the page's Content-Security-Policy refuses. */
export function writePage(template: string, links: string, page: Page = {}): string {
  const { title = 'Glimmer', description, path, html = '' } = page
  const head = [
    markup`<title>${title}</title>`.text,
    description && markup`<meta name="description" content="${description}">`.text,
    links,
  ]
  const written = template
    .replace('<!--head-->', () => head.filter(Boolean).join('\n    '))
    .replace('<!--splash-->', path === undefined ? splash + earlyLine : splash)
    .replace('<div id="root">', path === undefined ? '<div id="root">' : `<div id="root" data-written="${path}">`)
    .replace('<!--app-->', () => html)
  const inline = /<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle="|\son[a-z]+="/.exec(written)
  if (inline) throw new Error(`The page for ${path ?? 'the app'} holds ${inline[0]}, which its policy refuses.`)
  return written
}
