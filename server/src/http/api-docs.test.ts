import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveApiDocs } from './api-docs.ts'

let server: FastifyInstance
beforeAll(() => {
  server = Fastify()
  serveApiDocs(server)
})
afterAll(() => server.close())

test('the page allows and runs one script of its own origin', async () => {
  const { body, headers } = await server.inject('/api/docs')
  expect([...body.matchAll(/<script.*?>/g)].map(String)).toEqual(['<script src="/api/docs.js">'])
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/)
})

test('the script renders the published document without other requests', async () => {
  const { body, headers } = await server.inject('/api/docs.js')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  const started = /Scalar\.createApiReference\('#reference', (?<settings>.*)\)\n$/.exec(body)
  expect(JSON.parse(started?.groups?.settings ?? '{}')).toMatchObject({
    url: '/api/openapi.json',
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
  })
})

test('the page links to the document without scripts', async () => {
  const { body } = await server.inject('/api/docs')
  expect(body).toMatch(/<noscript>.*href="\/api\/openapi\.json".*<\/noscript>/)
})
