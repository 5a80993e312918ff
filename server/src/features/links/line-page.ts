import { longestLarge, product, type SharedLine } from '@glimmer/contract'
import { type Html, html } from '@glimmer/lib/html'
import { typeset } from '@glimmer/lib/typeset'
import type { App } from '#app.ts'
import { linkUrl } from './store.ts'

/** Open Graph metadata: other sites preview a link with the line's words and its scene. */
const headOf = ({ text, scene }: SharedLine, url: string, picture: string): Html => html`
<meta property="og:type" content="website">
<meta property="og:site_name" content="${product.name}">
<meta property="og:title" content="${text}">
<meta property="og:description" content="A line to read and to hear.">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${picture}/scenes/${scene}.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="A low sun over still water">
<meta name="twitter:card" content="summary_large_image">`

/**
 * Fills the placeholders (`{{line}}`, `{{scene}}`, ...) of the page that the web app's build generates for shared
 * lines; each may occur several times.
 */
export function fillLinePage(template: string, app: Pick<App, 'config'>, line: SharedLine, token: string): string {
  const text = typeset(line.text)
  const shown = { ...line, text }
  const values: Record<string, Html> = {
    head: headOf(shown, linkUrl(app, token), app.config.publicUrl),
    line: html`${text}`,
    scene: html`${line.scene}`,
    length: html`${text.length > longestLarge ? 'long' : 'short'}`,
  }
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name]?.text ?? whole)
}
