import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const upload = ({ send }: Person, body: BodyInit, type = 'image/png') =>
  send('POST', '/avatars/upload', { body, headers: { 'content-type': type } })
const look = async (url: string) => Buffer.from(await (await fetch(glimmer.url + url)).arrayBuffer())
const urlOf = (body: unknown) => (body as { imageUrl: string }).imageUrl

/** Violet above, yellow below. */
const twoTone = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6a00ff' } }).composite([
    {
      input: { create: { width, height: Math.floor(height / 2), channels: 3, background: '#ffcc00' } },
      gravity: 'south',
    },
  ])
/** An image that does not compress, so that half of its bytes are half of the picture. */
const noise = () => sharp(randomBytes(750_000), { raw: { width: 500, height: 500, channels: 3 } })
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const aPng = () => twoTone(600, 600).png().toBuffer()

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
/** A decompression bomb: a greyscale PNG of a few kilobytes whose blank rows decode to `side` × `side` pixels. */
function aBomb(side: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('POST /avatars/upload', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('converts %s to a square WebP', async (format) => {
    const maya = await createMember(glimmer)
    const { status, body } = await upload(maya, await twoTone(900, 600).toFormat(format).toBuffer(), `image/${format}`)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'upload', config: null, svgUrl: null, isCurrent: false })
    const { width, height, format: storedAs } = await sharp(await look(urlOf(body))).metadata()
    expect([width, height, storedAs]).toEqual([512, 512, 'webp'])
    expect((await maya.call('GET /avatars/saved')).body.items).toHaveLength(1)
  })

  test('charges nothing', async () => {
    const maya = await createMember(glimmer)
    await upload(maya, await aPng())
    expect((await maya.call('GET /users/usage')).body.avatars.used).toBe(0)
  })

  test('removes location and camera metadata', async () => {
    const maya = await createMember(glimmer)
    const exif = { IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const { body } = await upload(maya, await twoTone(600, 600).withExif(exif).jpeg().toBuffer(), 'image/jpeg')
    const bytes = await look(urlOf(body))
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('SecretCam')).toBe(false)
  })

  test('applies the EXIF orientation', async () => {
    const turned = await twoTone(600, 600).jpeg().withMetadata({ orientation: 3 }).toBuffer()
    const { body } = await upload(await createMember(glimmer), turned, 'image/jpeg')
    const [red, green] = await sharp(await look(urlOf(body)))
      .removeAlpha()
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(240)
    expect(green).toBeGreaterThan(180)
  })

  test('removes data appended to the image', async () => {
    const polyglot = Buffer.concat([await aPng(), Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const { status, body } = await upload(await createMember(glimmer), polyglot)
    expect(status).toBe(201)
    expect((await look(urlOf(body))).includes('alert')).toBe(false)
  })

  test('accepts 24 megapixels in a JPEG that can be read row by row', async () => {
    const large = await twoTone(6000, 4000).jpeg().toBuffer()
    expect((await upload(await createMember(glimmer), large, 'image/jpeg')).status).toBe(201)
  })

  test('detects the type from the bytes', async () => {
    const jpeg = await twoTone(600, 600).jpeg().toBuffer()
    expect((await upload(await createMember(glimmer), jpeg, 'image/png')).status).toBe(201)
  })
})

describe('an invalid upload', () => {
  const png = '\x89PNG\r\n\x1a\n'
  const wrong: [string, () => Promise<Buffer> | Buffer][] = [
    ['words called a picture', () => Buffer.from('hello')],
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page behind the first bytes of a PNG', () => Buffer.from(`${png}<html><script>alert(1)</script>`, 'latin1')],
    ['a GIF', () => twoTone(60, 60).gif().toBuffer()],
    ['a TIFF', () => twoTone(60, 60).tiff().toBuffer()],
    ['half a PNG', async () => half(await noise().png().toBuffer())],
    ['half a JPEG', async () => half(await noise().jpeg().toBuffer())],
    ['half a WebP', async () => half(await noise().webp().toBuffer())],
    ['an AVIF, which takes much to decode', () => twoTone(60, 60).avif({ effort: 0 }).toBuffer()],
    ['a large JPEG that has to be held whole', () => twoTone(4400, 4400).jpeg({ progressive: true }).toBuffer()],
    [
      'a large PNG that has to be held whole',
      () => twoTone(4100, 4100).ensureAlpha().png({ progressive: true }).toBuffer(),
    ],
    ['a large WebP, which has to be held whole', () => twoTone(4100, 4100).webp({ effort: 0 }).toBuffer()],
    ['20,000 pixels a side', () => aBomb(20_000)],
    ['a bomb within the sides', () => aBomb(7900)],
  ]
  test.each(wrong)('is refused with a message: %s', async (_, make) => {
    const maya = await createMember(glimmer)
    const { status, problem } = await upload(maya, new Uint8Array(await make()))
    expect({ status, code: problem.code }).toEqual({ status: 422, code: 'image_refused' })
    expect(problem.message).toMatch(/picture/)
    expect((await maya.call('GET /avatars/saved')).body.items).toEqual([])
  })

  test('returns 413 if too large', async () => {
    const { status, problem } = await upload(await createMember(glimmer), new Uint8Array(5_000_001))
    expect({ status, code: problem.code }).toEqual({ status: 413, code: 'too_large' })
  })

  test.each([
    'image/svg+xml',
    'image/gif',
    'image/avif',
    'text/html',
    'application/json',
    'multipart/form-data; boundary=x',
  ])('of another kind is 415: %s', async (type) => {
    const { status, problem } = await upload(await createMember(glimmer), '{}', type)
    expect({ status, code: problem.code }).toEqual({ status: 415, code: 'unsupported_media_type' })
    expect(problem.message).toContain('image/png')
  })

  test('returns 400 if empty or missing', async () => {
    const maya = await createMember(glimmer)
    expect((await upload(maya, new Uint8Array())).status).toBe(400)
    expect((await maya.send('POST', '/avatars/upload')).status).toBe(400)
  })

  test('returns 415 at a JSON route', async () => {
    const maya = await createMember(glimmer)
    const { status } = await maya.send('POST', '/avatars/save-svg', {
      body: new Uint8Array(await aPng()),
      headers: { 'content-type': 'image/png' },
    })
    expect(status).toBe(415)
  })
})
