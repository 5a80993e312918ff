import { brandProduct } from '@glimmer/contract/product'
import { afterAll, describe, expect, test } from 'vitest'
import { linkIn, testIdentity } from '#testing/test-identity.ts'
import { aSignedInVisitor, aVisitor, codeOf, goodPassword } from '#testing/visitor.ts'
import { appUrl, askForTokens, authorizationRequest } from '#testing/web-app.ts'

const identity = testIdentity()

const evil = 'https://evil.example'
const fields = { email: 'form@example.com', password: goodPassword }

async function atSignUp() {
  const visitor = aVisitor()
  await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'create' }).url)
  return visitor
}

describe('forms', () => {
  test.each([
    ['from another origin', { origin: evil }],
    ['marked cross-site by the browser', { 'sec-fetch-site': 'cross-site' }],
  ])('return 403 %s', async (_how, headers) => {
    const visitor = await atSignUp()
    await visitor.submit(fields, headers)
    expect(visitor.status).toBe(403)
  })

  test('return 403 without a token or with another browser’s', async () => {
    const [visitor, other] = [await atSignUp(), await atSignUp()]
    const theirs = /name="csrf" value="([^"]*)"/.exec(other.text)?.[1] ?? ''
    for (const csrf of ['', theirs]) {
      await visitor.visit(visitor.url, { method: 'POST', body: new URLSearchParams({ ...fields, csrf }) })
      expect(visitor.status).toBe(403)
      await visitor.visit(visitor.url)
    }
  })

  test('opened in another browser show how to start again', async () => {
    const { url } = await atSignUp()
    const other = aVisitor()
    await other.visit(url)
    expect(other.status).toBe(400)
    expect(other.text).toContain('Let’s start that again')
  })

  test('return 413 for ten megabytes and 415 for another type', async () => {
    const visitor = await atSignUp()
    const { url } = visitor
    await visitor.submit({ email: 'x'.repeat(10_000_000) })
    expect(visitor.status).toBe(413)
    await visitor.visit(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    expect(visitor.status).toBe(415)
    expect(visitor.text).toContain('Something went wrong')
  })

  test('escape what was typed', async () => {
    const visitor = await atSignUp()
    await visitor.submit({ ...fields, email: '"><script>alert(1)</script>' })
    expect(visitor.text).not.toContain('<script>alert')
    expect(visitor.text).toContain('&quot;&gt;&lt;script&gt;')
  })
})

describe('pages', () => {
  test('cannot be framed, run inline code or post to other origins', async () => {
    const visitor = await atSignUp()
    const policy = visitor.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${appUrl}`)
    expect(policy).toContain("script-src 'self'; style-src 'self'")
    expect(visitor.headers.get('x-frame-options')).toBe('DENY')
    expect(visitor.headers.get('cache-control')).toBe('no-store')
    expect(visitor.headers.get('referrer-policy')).toBe('strict-origin')
    expect(visitor.text).not.toMatch(/<style|style=|<script(?! src=)| on\w+=/)
  })

  test('can be framed only by the app, for the silent check', async () => {
    const policyOf = async (prompt: string) =>
      (await fetch(authorizationRequest(identity.issuer, { prompt }).url, { redirect: 'manual' })).headers.get(
        'content-security-policy',
      )
    expect(await policyOf('none')).toContain(`frame-ancestors ${appUrl}`)
    expect(await policyOf('login')).toContain("frame-ancestors 'none'")
  })

  test('follow the theme passed by the app', async () => {
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(identity.issuer, { ui_theme: 'light' }).url)
    expect(visitor.text).toContain('<html lang="en-GB" data-theme="light">')
    await visitor.visit(authorizationRequest(identity.issuer, { ui_theme: '"><b>' }).url)
    expect(visitor.text).toContain('<html lang="en-GB">')
  })

  test('load their own files, cached for a year', async () => {
    const { text } = await atSignUp()
    for (const name of ['style.css', 'form.js']) {
      const address = new RegExp(`/assets/${name}\\?v=[\\w-]+`).exec(text)?.[0]
      const response = await fetch(`${identity.issuer}${address}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toContain('immutable')
    }
    expect((await fetch(`${identity.issuer}/assets/fraunces.woff2`)).headers.get('content-type')).toBe('font/woff2')
  })

  test('return 404 for an unknown path and 405 for a wrong method', async () => {
    const response = await fetch(`${identity.issuer}/reg`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page Not Found')
    expect((await fetch(`${identity.issuer}/health`, { method: 'POST' })).status).toBe(405)
  })
})

describe('CORS', () => {
  test('lets only the app read the metadata and request tokens', async () => {
    for (const path of ['/.well-known/openid-configuration', '/jwks']) {
      const app = await fetch(`${identity.issuer}${path}`, { headers: { origin: appUrl } })
      expect(app.headers.get('access-control-allow-origin')).toBe(appUrl)
      const foreign = await fetch(`${identity.issuer}${path}`, { headers: { origin: evil } })
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
      expect(foreign.headers.get('access-control-allow-credentials')).toBeNull()
    }
    expect(
      (await askForTokens(identity.issuer, { grant_type: 'refresh_token', refresh_token: 'x' }, evil)).status,
    ).toBe(403)
  })

  test('answers preflights of the app only', async () => {
    const preflight = (origin: string) =>
      fetch(`${identity.issuer}/token`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    expect((await preflight(appUrl)).headers.get('access-control-allow-origin')).toBe(appUrl)
    expect((await preflight(evil)).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('confidential data', () => {
  test.each(['/.well-known/openid-configuration', 'http://evil.example/.well-known/openid-configuration'])(
    'a forged host does not appear in documents requested as %s',
    async (path) => {
      const { request } = await import('node:http')
      const body = await new Promise<string>((resolve, reject) => {
        const { hostname, port } = new URL(identity.issuer)
        const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
        request({ hostname, port, path, headers }, (response) => {
          let text = ''
          response.on('data', (chunk) => {
            text += chunk
          })
          response.on('end', () => resolve(text))
        })
          .on('error', reject)
          .end()
      })
      expect(body).not.toContain('evil.example')
      expect(JSON.parse(body).token_endpoint).toBe(`${identity.issuer}/token`)
    },
  )

  test('logs contain no token, code, password or email address', async () => {
    const email = 'unlogged@example.com'
    const { visitor, tokens, code } = await aSignedInVisitor(identity.issuer, email)
    const link = linkIn((await identity.emails(email))[0])
    await visitor.visit(link)
    const logged = identity.logged()
    expect(logged).toContain('/auth')
    const secrets = [email, goodPassword, code, tokens.refresh_token, tokens.access_token, link.split('=')[1]]
    for (const secret of secrets) expect(logged).not.toContain(secret)
    expect(logged).not.toMatch(/eyJ|code=|state=/)
  })

  test('the outbox is served in development on this machine only', async () => {
    const statusOf = async (from: string, headers = {}) => (await fetch(`${from}/outbox`, { headers })).status
    expect(await statusOf(identity.issuer)).toBe(200)
    expect(await statusOf(identity.issuer, { 'x-forwarded-for': '127.0.0.1' })).toBe(200)
    expect(await statusOf(identity.issuer, { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
    expect(await statusOf(identity.issuer, { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).toBe(404)
    const preview = await identity.startAnother({ APP_ENV: 'preview' })
    expect(await statusOf(preview.issuer)).toBe(404)
    const smtp = { MAILER: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@glimmer.example' }
    const production = await identity.startAnother({
      APP_ENV: 'production',
      PUBLIC_URL: 'https://app.glimmer.test',
      ...smtp,
    })
    expect(await statusOf(production.issuer)).toBe(404)
  })
})

test('a signed-in user is redirected back at once', async () => {
  const { visitor } = await aSignedInVisitor(identity.issuer, 'straight@example.com')
  await visitor.visit(authorizationRequest(identity.issuer).url)
  expect(codeOf(visitor)).toBeDefined()
})

describe('an installation with its own name and colour', () => {
  const own = testIdentity({ PRODUCT_NAME: 'Anna & Bo’s', BRAND_COLOUR: '#ffcc00' })
  afterAll(() => brandProduct({ name: undefined }))

  test('has them on its pages, in its emails and in authenticator apps', async () => {
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(own.issuer, { prompt: 'create' }).url)
    expect(visitor.text).toContain(' | Anna &amp; Bo’s</title>')
    expect(visitor.text).toContain('Join Anna &amp; Bo’s for daily affirmations')
    expect(visitor.text).toContain(`<img class="mark" src="${appUrl}/favicon.svg" alt="">`)
    expect(visitor.headers.get('content-security-policy')).toContain(`img-src 'self' ${appUrl};`)
    expect(visitor.text).not.toContain('Glimmer')
    const sheet = /href="([^"]*style\.css[^"]*)"/.exec(visitor.text)?.[1] ?? ''
    expect(await (await fetch(new URL(sheet, own.issuer))).text()).toContain('--brand: light-dark(#d3a800, #ffcc00);')
    const email = 'anna@example.com'
    await visitor.submit({ email, password: goodPassword })
    const [mail] = await own.emails(email)
    expect(mail?.subject).toBe('Confirm your email for Anna & Bo’s')
    expect(mail?.html).toContain('background:#d3a800;color:#140c24')
    await visitor.visit(linkIn(mail))
    await visitor.submit({})
    expect(visitor.text).toContain('Continue to Anna &amp; Bo’s')
  })

  test('refuses its name as a password', async () => {
    const visitor = aVisitor()
    await visitor.visit(authorizationRequest(own.issuer, { prompt: 'create' }).url)
    await visitor.submit({ email: 'bo@example.com', password: 'Anna & Bo’s 2026' })
    expect(visitor.text).toContain('lists people guess from')
  })
})
