import { product } from '@glimmer/contract/product'
import { html as markup } from '@glimmer/lib/html'
import type { Manifest, ManifestChunk } from 'vite'

export interface Page {
  title?: string
  description?: string
  /** The address it is prerendered for, and the content of #root. Without them it is the empty shell of the app. */
  path?: string
  html?: string
}

const splash = `<div class="splash" role="status">Loading ${product.name}</div>`

/** Preloads the display font, for pages that show text in it before the app is loaded. */
export function preloadFont(manifest: Manifest): string {
  const font = Object.values(manifest).find(({ file }) => /fraunces.*\.woff2$/.test(file))
  if (!font) throw new Error('The display face is missing from the build.')
  return `<link rel="preload" as="font" type="font/woff2" href="/${font.file}" crossorigin>`
}

/** Entries of the build and everything they import: each once, imports before importers. */
export function closure(manifest: Manifest, from: readonly string[]): ManifestChunk[] {
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

/** The modules of the app's own screens, in the order in which they are needed: restoring the session takes longest. */
const appModules = ['src/auth/oidc/oidc-session.ts', 'src/shell/main.tsx', 'src/shell/routing/protected.tsx']

/**
 * Preloads for a page that is empty without the app: what restores the session, the app, and the files that its screen
 * names, below screens/. Throws for a file that is not split from the others.
 */
export function preloadApp(manifest: Manifest, preloads: readonly string[] = []): string {
  const entries = [...appModules, ...preloads.map((file) => `src/screens/${file}`)]
  const missing = entries.find((entry) => !manifest[entry])
  if (missing) throw new Error(`The build has no ${missing}.`)
  const chunks = closure(manifest, entries)
  const linked = appSheets(manifest)
  const sheets = sheetsOf(chunks).filter((file) => !linked.includes(file))
  return [
    '<link rel="preload" as="fetch" href="/api/config" crossorigin="use-credentials">',
    ...chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
    ...sheets.map((file) => `<link rel="preload" as="style" href="/${file}" crossorigin>`),
  ].join('')
}

/**
 * The page of the hidden frame that renews a session. Only its address is read, so it needs no script. The link is for
 * users who open the page by accident.
 */
export const framePage = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${product.name}</title><a href="/login">Sign in to ${product.name}</a></html>`

const sheetsOf = (chunks: readonly ManifestChunk[]) => [...new Set(chunks.flatMap(({ css }) => css ?? []))]

/** The style sheets of the app itself, which every page links to. */
const appSheets = (manifest: Manifest) => sheetsOf(closure(manifest, ['src/shell/main.tsx']))

/**
 * Links to the style sheets of a page: the app's own, and each one with a rule for a class used in the page. They are
 * in the order of the imports, so that a screen's rules override those of the shared components.
 * @param readSheet returns the content of a style sheet of the build.
 */
export function linkSheets(manifest: Manifest, html: string, readSheet: (file: string) => string): string {
  const used = new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []))
  const isUsed = (file: string) =>
    [...readSheet(file).matchAll(/\.([a-zA-Z_][\w-]*)/g)].some(([, name]) => used.has(name ?? ''))
  const always = appSheets(manifest)
  const others = sheetsOf(closure(manifest, Object.keys(manifest))).filter((file) => !always.includes(file))
  return [...always, ...others.filter(isUsed)]
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('')
}

/** Fills the template. Throws for inline scripts and styles, which the page's Content-Security-Policy refuses. */
export function writePage(template: string, links: string, page: Page = {}): string {
  const { title = product.name, description, path, html = '' } = page
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
