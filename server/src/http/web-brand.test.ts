import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brandProduct } from '@glimmer/contract/product'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError } from '#config/setting.ts'
import { httpFeatures } from '#routes.ts'
import { createMember } from '#testing/people.ts'
import { makeAddress, visitorOf } from '#testing/private-address.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createServer } from './server.ts'
import { openWebBrand } from './web-brand.ts'

const name = 'Anna & Bo’s'
/** An SVG that would run a script, fetch a picture and show a page, if it were one. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script>
<image href="https://outside.example/x.png" width="10" height="10"/><rect width="10" height="10" fill="#ff0000"/></svg>`

const built = {
  'index.html': '<html><head><title>Glimmer: daily affirmations</title></head><body>Glimmer’s lines</body></html>',
  '404.html': '<html><head><title>Page Not Found | Glimmer</title></head></html>',
  'manifest.webmanifest': '{"name":"Glimmer: daily affirmations","short_name":"Glimmer","screenshots":[{"src":"/s"}]}',
  'service-worker.js': '// the worker of Glimmer',
  'favicon.svg': '<svg/>',
  'icon-192.png': 'the sun',
  'written/line.html': '<html><head>{{head}}<title>Glimmer</title></head><body>{{line}}</body></html>',
  'written/line-gone.html': '<html><head><title>Glimmer</title></head></html>',
  'assets/main-abc.js': '// the app',
}

let folder: string
let glimmer: TestApp
let server: FastifyInstance
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glimmer-brand-'))
  await Promise.all(['written', 'assets', 'scenes'].map((each) => mkdir(join(folder, each))))
  for (const [file, text] of Object.entries(built)) await writeFile(join(folder, file), text)
  const logoFile = join(folder, 'logo-of-ours')
  await writeFile(logoFile, logo)
  glimmer = await startTestApp({
    settings: {
      PRODUCT_NAME: "Anna & Bo's",
      BRAND_COLOUR: 'FFCC00',
      LOGO_FILE: logoFile,
      OPERATOR_NAME: 'Hilda College Trust',
      SUPPORT_TEXT: 'Ask in room 12 <any day>.',
    },
  })
  const brand = await openWebBrand(glimmer.app.config.brand)
  server = await createServer(glimmer.app, { ...httpFeatures(glimmer.app), webRoot: folder, brand })
  await server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await server.close()
  await glimmer.stop()
  brandProduct({ name: undefined })
  await rm(folder, { recursive: true, force: true })
})

const visit = async (path: string, headers: Record<string, string> = {}) => {
  const all = { accept: 'text/html', 'accept-encoding': 'identity', ...headers }
  const response = await fetch(url + path, { headers: all })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
}

describe('with a name, a colour and a logo of its own', () => {
  test.each(['/', '/nowhere', `/line/${'x'.repeat(43)}`])(
    '%s is a page in that name, with its style sheet',
    async (path) => {
      const { text } = await visit(path)
      expect(text).toContain('Anna &amp; Bo’s')
      expect(text).toContain('<meta name="application-name" content="Anna &amp; Bo’s">')
      expect(text).toMatch(/<link rel="stylesheet" href="\/brand\.css\?v=[\w-]{12}"><\/head>/)
      expect(text).not.toContain('Glimmer')
    },
  )

  test('the manifest has the name, and no screenshots of another', async () => {
    const { text, headers } = await visit('/manifest.webmanifest')
    expect(JSON.parse(text)).toEqual({ name: `${name}: daily affirmations`, short_name: name })
    expect(headers.get('content-type')).toBe('application/manifest+json')
  })

  test('the service worker knows the name, and changes with it', async () => {
    const { text } = await visit('/service-worker.js')
    const known = JSON.parse(/^self\.installation=(.*?);\/\/ the worker/.exec(text)?.[1] ?? '')
    expect(known).toEqual({ name, version: expect.stringMatching(/^[\w-]{12}$/), files: ['/brand.css'] })
  })

  test('the style sheet has the shades of the colour', async () => {
    const { text, headers } = await visit('/brand.css')
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(text).toContain('--brand: light-dark(#d3a800, #ffcc00);')
    expect((await visit('/plain-page.css')).text).toContain('--brand: light-dark(#d3a800, #ffcc00);')
  })

  test('the logo is pixels: nothing of its file is sent', async () => {
    const { text, headers } = await visit('/favicon.svg')
    expect(text).toMatch(/^<svg [^<>]*><image [^<>]*href="data:image\/png;base64,[\w+/=]+"\/><\/svg>$/)
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; img-src data:; sandbox")
    const icon = await visit('/icon-192.png')
    const { info, data } = await sharp(icon.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([192, 192, 255, 0, 0])
  })

  test('a page is compressed and revalidated', async () => {
    const first = await visit('/', { 'accept-encoding': 'gzip' })
    expect(first.headers.get('content-encoding')).toBe('gzip')
    expect(first.text).toContain('Anna')
    const etag = first.headers.get('etag') ?? ''
    expect((await visit('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(304)
    expect((await visit('/', { 'accept-encoding': 'br;q=0', 'if-none-match': etag })).status).toBe(200)
  })

  test('the API says the name, and how people are helped', async () => {
    const { body } = await (await createMember(glimmer)).call('GET /config')
    expect(body).toMatchObject({ name, operator: { supportText: 'Ask in room 12 <any day>.' } })
    const { text } = await visit('/contact/address')
    expect(text).toContain('<p>Anna &amp; Bo’s is run here by Hilda College Trust.</p>')
    expect(text).toContain('<p>Ask in room 12 &lt;any day&gt;.</p>')
  })

  test('feeds, emails and pages for parents have the name', async () => {
    const maya = await createMember(glimmer)
    const address = await makeAddress(maya)
    const elsewhere = visitorOf(glimmer)
    expect((await elsewhere(address, '.atom')).text).toContain('<title>Anna &amp; Bo’s: today’s line</title>')
    expect((await elsewhere(address, '.ics')).text).toContain(`X-WR-CALNAME:${name}`)
    await maya.call('POST /users/support', { body: { email: 'maya@example.test', message: 'Hello' } })
    const { rows } = await glimmer.app.database.pool.query('select subject, html, text from email_outbox')
    expect(rows[0].subject).toBe(`A message to ${name}`)
    expect(rows[0].text).toContain(`${name}, run by Hilda College Trust`)
    expect(rows[0].html).toContain('Anna &amp; Bo’s')
    expect((await visit('/guardian/find')).text).toContain('If you agreed to Anna &amp; Bo’s for someone')
  })
})

describe('LOGO_FILE', () => {
  const brandWith = (logoFile: string) => openWebBrand({ name: undefined, accent: undefined, logoFile })
  const isRefused = (file: string, because: string) =>
    expect(brandWith(file)).rejects.toThrow(new ConfigError(`LOGO_FILE names a file that ${because}.`))

  test('that is missing or a folder is refused', async () => {
    await isRefused(join(folder, 'gone.png'), 'cannot be read (ENOENT)')
    await isRefused(folder, 'cannot be read (EISDIR)')
  })

  test.each([
    ['a script', 'alert(1)', 'is not a PNG, JPEG, WebP or SVG picture'],
    ['a page', '<html><script>alert(1)</script></html>', 'is not a PNG, JPEG, WebP or SVG picture'],
    ['a broken drawing', '<svg xmlns="http://www.w3.org/2000/svg"><rect', 'is broken, or larger than 24 megapixels'],
    ['a drawing of nothing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'is an empty picture'],
    ['too large', 'x'.repeat(1_000_001), 'is larger than 1 MB'],
  ])('that is %s is refused', async (_what, content, because) => {
    const file = join(folder, 'bad')
    await writeFile(file, content)
    await isRefused(file, because)
  })

  test('that is half a picture is refused', async () => {
    const file = join(folder, 'half')
    const whole = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer()
    await writeFile(file, whole.subarray(0, whole.length / 2))
    await isRefused(file, 'is broken, or larger than 24 megapixels')
  })

  test('that is a photograph fills the icons', async () => {
    const file = join(folder, 'photo')
    await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0000ff' } })
      .jpeg()
      .toFile(file)
    const icon = (await brandWith(file))?.file('icon-512.png', Buffer.from(''))
    const [red = 0, , blue = 0] = await sharp(icon).raw().toBuffer()
    expect(red < 10 && blue > 240).toBe(true)
  })
})
