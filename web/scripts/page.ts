import type { Manifest } from 'vite'

export interface Page {
  title?: string
  description?: string
  /** The address it is written for and what stands in #root; without them it is the empty shell of the app. */
  path?: string
  html?: string
}

const splash = '<div class="splash" role="status">Loading Glimmer</div>'

const escaped = (text: string) =>
  text.replace(/[&"<>]/g, (sign) => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

/** The display face, asked for early: it draws the headline. */
export function preloadFont(manifest: Manifest): string {
  const font = Object.values(manifest).find(({ file }) => /fraunces.*\.woff2$/.test(file))
  if (!font) throw new Error('The display face is missing from the build.')
  return `<link rel="preload" as="font" type="font/woff2" href="/${font.file}" crossorigin>`
}

/** The app and what it imports, asked for beside the boot script: for pages that are empty without it. */
export function preloadApp(manifest: Manifest): string {
  const needed = new Set<string>()
  const add = (key: string) => {
    if (needed.has(key)) return
    needed.add(key)
    for (const next of manifest[key]?.imports ?? []) add(next)
  }
  add('src/main.tsx')
  const files = [...needed].flatMap((key) => manifest[key]?.file ?? [])
  return files.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`).join('')
}

/** Fills the template. No script and no style is ever written into a page: the policy would refuse it. */
export function writePage(template: string, links: string, page: Page = {}): string {
  const { title = 'Glimmer', description, path, html = '' } = page
  const head = [
    `<title>${escaped(title)}</title>`,
    description && `<meta name="description" content="${escaped(description)}">`,
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
