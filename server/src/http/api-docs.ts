import { product } from '@glimmer/contract'
import Fastify, { type FastifyInstance } from 'fastify'

/** One hour: Scalar's script weighs four megabytes. */
const maxAgeSeconds = 3600

/** The API reference for people; openapi.json is the machine-readable version. */
const pageOf = () => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${product.name} API</title>
<link rel="icon" href="/favicon.svg">
<div id="reference"></div>
<noscript>Every call with its shapes: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</noscript>
<script src="/api/docs.js"></script>
</html>`

/** Read-only reference: no request console, and no fonts, telemetry or assistants from third parties. */
const settings = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
}

/**
 * Scalar sets its markup as a string, which Trusted Types forbid without a policy. Evaluating strings as code stays
 * forbidden, so the zod inside Scalar is configured not to try it.
 */
const before = `globalThis.trustedTypes?.createPolicy('default', { createHTML: (markup) => markup });
globalThis.__zod_globalConfig = { jitless: true };
`
const after = `
Scalar.createApiReference('#reference', ${JSON.stringify(settings)})
`

/**
 * Scripts only from this origin, as everywhere; inline styles are allowed because Scalar writes them from its script.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/**
 * Returns Scalar's script. The Fastify plugin is the only package that ships it without a whole application's source.
 */
async function readScalar(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const server = Fastify()
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: settings.url } })
  const { body } = await server.inject('/docs/js/scalar.js')
  await server.close()
  return body
}

/** Serves the page at /api/docs. The script it runs is assembled on the first request for it. */
export function serveApiDocs(server: FastifyInstance) {
  let script: Promise<string> | undefined
  const readScript = () => (script ??= readScalar().then((scalar) => before + scalar + after))
  server.get('/api/docs', async (_, reply) =>
    reply.header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8').send(pageOf()),
  )
  server.get('/api/docs.js', async (_, reply) =>
    reply
      .header('cache-control', `public, max-age=${maxAgeSeconds}`)
      .type('text/javascript; charset=utf-8')
      .send(await readScript()),
  )
}
