import type { NewAccessToken } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { XMLParser } from 'fast-xml-parser'
import ical from 'node-ical'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { makeAddress, visitorOf } from '#testing/private-address.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp({ settings: { REQUESTS_PER_MINUTE: '100000' } })
const visit = visitorOf(glimmer)

let maya: Person
let address: NewAccessToken
beforeAll(async () => {
  maya = await createMember(glimmer)
  address = await makeAddress(maya)
})

describe('line.ics', () => {
  test('holds the lines of seven days, as an independent parser reads them', async () => {
    const { text, headers } = await visit(address, '.ics')
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const events = Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT')
    const ahead = (await maya.call('GET /affirmations/ahead')).body.items
    const plain = (words: unknown) => String(words).replaceAll(/[‘’]/g, "'")
    expect(events.map((event) => plain(event?.summary))).toEqual(
      ahead.map(({ affirmation }) => plain(affirmation.text)),
    )
    expect(events.map((event) => event?.datetype)).toEqual(ahead.map(() => 'date'))
    expect(new Set(events.map((event) => event?.uid)).size).toBe(7)
  })

  test('ends lines with CRLF, folds at 75 octets, and escapes text', async () => {
    const noor = await createMember(glimmer)
    const hers = await makeAddress(noor)
    await visit(hers, '.ics')
    const words = `Ruhig; langsam, \\ und ${'große Füße '.repeat(12)}☀️`.trim()
    await glimmer.app.database.db.execute(sql`update affirmation set text = ${words} where account_id = ${noor.id}`)
    const { text } = await visit(hers, '.ics')
    for (const written of text.split('\r\n')) {
      expect(Buffer.byteLength(written)).toBeLessThanOrEqual(75)
      expect(written).not.toContain('\n')
    }
    const event = Object.values(ical.sync.parseICS(text)).find((part) => part?.type === 'VEVENT')
    expect(event?.summary).toBe(words)
    expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
  })
})

describe('line.atom', () => {
  test('is a feed with today’s entry, as an independent parser reads it', async () => {
    const noor = await createMember(glimmer)
    const hers = await makeAddress(noor)
    await visit(hers, '.txt')
    await glimmer.app.database.db.execute(
      sql`update affirmation set text = 'I & you <3.' where account_id = ${noor.id}`,
    )
    const { text, headers } = await visit(hers, '.atom')
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(text)
    expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom')
    expect(feed.entry.title).toBe('I & you <3.')
    expect(feed.entry.id).toBe(`${feed.id}:2026-11-21`)
    expect(new Date(feed.entry.updated).toISOString()).toBe(feed.entry.updated)
    expect(feed.author.name).toBe('Glimmer')
  })
})

describe('line.png', () => {
  test.each([
    ['', 1080, 1080],
    ['?width=1&height=1', 1, 1],
    ['?width=1014&height=474', 1014, 474],
    ['?width=2000&height=2000', 2000, 2000],
    ['?width=2000&height=1', 2000, 1],
  ])('draws the size asked for: %s', async (query, width, height) => {
    const { status, bytes, headers } = await visit(address, `.png${query}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height })
  })

  test.each([
    ['width=0', 'width'],
    ['height=1000000', 'height'],
    ['width=-5', 'width'],
    ['width=wide', 'width'],
    ['height=10.5', 'height'],
    ['theme=sepia', 'theme'],
    ['colour=red', 'colour'],
  ])('names what is wrong with %s', async (query, path) => {
    const { status, text } = await visit(address, `.png?${query}`)
    expect([status, JSON.parse(text).errors[0].path]).toEqual([400, path])
  })

  const brightness = async (picture: Buffer) => {
    const { channels } = await sharp(picture).stats()
    return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
  }

  test('is bright by day and dark by night where its owner lives, unless a theme is given', async () => {
    const noor = await createMember(glimmer)
    const hers = await makeAddress(noor)
    const small = '.png?width=200&height=200'
    const pictureIn = async (timeZone: string, query = '') => {
      await noor.call('PUT /users/preferences', { body: { timeZone } })
      return brightness((await visit(hers, small + query)).bytes)
    }
    const [noon, night] = [await pictureIn('Europe/London'), await pictureIn('Pacific/Honolulu')]
    expect(noon).toBeGreaterThan(150)
    expect(night).toBeLessThan(80)
    expect(await pictureIn('Pacific/Honolulu', '&theme=light')).toBeGreaterThan(150)
  })

  test('is drawn once for many who ask at the same time, and again for another hour', async () => {
    const hers = await makeAddress(maya, { name: 'Hall display' })
    const asked = await Promise.all(Array.from({ length: 8 }, () => visit(hers, '.png?width=333&height=222')))
    expect(new Set(asked.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    glimmer.clock.set(new Date('2026-11-21T21:00:00Z'))
    const later = await visit(hers, '.png?width=333&height=222')
    expect(later.headers.get('etag')).not.toBe(asked[0]?.headers.get('etag'))
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
  })
})
