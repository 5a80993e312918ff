import { api, product, type Route } from '@glimmer/contract'
import { problemCodes } from './reply-schema.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)

const section = ([key, route]: [string, Route]) => `
  <section id="${escapeHtml(key.replaceAll(/\W+/g, '-'))}">
    <h2><code>${escapeHtml(key)}</code></h2>
    <p>${escapeHtml(route.summary)}.</p>
    <p class="quiet">${route.access === 'public' ? 'Open to everybody.' : 'Needs a bearer token.'}
      ${route.idempotent ? 'Honours Idempotency-Key.' : ''}
      Problems: ${problemCodes(route).map(escapeHtml).join(', ')}.</p>
  </section>`

/** A plain page a person can read; the machine's version is openapi.json. */
export const apiDocsPage = () => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${product.name} API</title>
<link rel="stylesheet" href="/api/docs.css">
<main>
  <h1>${product.name} API</h1>
  <p>Every call is below. Shapes of requests and replies: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
  Errors are <code>application/problem+json</code> (RFC 9457) with a <code>code</code> and a <code>message</code>.</p>
  ${Object.entries<Route>(api).map(section).join('')}
</main>
</html>`

export const apiDocsStyle = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 46rem; margin: 2rem auto; padding: 0 1.25rem }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-block: .5rem }
h2 { font-size: 1.05rem }
.quiet { opacity: .75; font-size: .925rem }
`
