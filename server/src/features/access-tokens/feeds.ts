import { createHash } from 'node:crypto'
import { type Bytes, type DaysAhead, product, type TodaysAffirmation } from '@glimmer/contract'
import { html } from '@glimmer/lib/html'
import { calendarDay, calendarFile, calendarInstant, calendarText } from '@glimmer/lib/icalendar'
import type { App } from '#app.ts'
import { daysAfter } from '#time/wall-clock.ts'
import { readAhead } from '../affirmations/index.ts'
import { type Address, findAddress, secondsToCache } from './find-address.ts'

/** Characters that XML cannot contain (XML 1.0 section 2.2). */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** An Atom feed (RFC 4287) whose only entry is the line of the day. */
function atomOf({ feedId, wordsOf }: Address, line: TodaysAffirmation): string {
  const words = wordsOf(line).replaceAll(notInXml, '')
  const id = `urn:glimmer:today:${feedId}`
  const updated = new Date(line.updatedAt).toISOString()
  const feed = html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<id>${id}</id>
<title>${product.name}: today’s line</title>
<updated>${updated}</updated>
<author><name>${product.name}</name></author>
<entry>
<id>${id}:${line.day}</id>
<title>${words}</title>
<updated>${updated}</updated>
<content type="text">${words}</content>
</entry>
</feed>
`
  return feed.text
}

/** An iCalendar feed (RFC 5545) with an all-day event for the line of each day. */
function calendarOf({ feedId, wordsOf }: Address, { items }: DaysAhead): string {
  const events = items.flatMap(({ day, affirmation }) => [
    'BEGIN:VEVENT',
    `UID:${feedId}-${day}@glimmer`,
    `DTSTAMP:${calendarInstant(new Date(affirmation.updatedAt))}`,
    `DTSTART;VALUE=DATE:${calendarDay(day)}`,
    `DTEND;VALUE=DATE:${calendarDay(daysAfter(day, 1))}`,
    `SUMMARY:${calendarText(wordsOf(affirmation))}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  return calendarFile(`${product.name}//Today`, [
    `X-WR-CALNAME:${product.name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events,
  ])
}

interface Form {
  mime: string
  write(address: Address, app: App): Promise<string>
}

/** The forms of a private address that are text. */
export const forms = {
  json: {
    mime: 'application/json',
    async write(address) {
      const line = await address.today()
      return JSON.stringify({ day: line.day, text: address.wordsOf(line) })
    },
  },
  txt: {
    mime: 'text/plain',
    write: async (address) => `${address.wordsOf(await address.today())}\n`,
  },
  atom: {
    mime: 'application/atom+xml',
    write: async (address) => atomOf(address, await address.today()),
  },
  ics: {
    mime: 'text/calendar',
    write: async (address, app) => calendarOf(address, await readAhead(app, address.account)),
  },
} as const satisfies Record<string, Form>

/** The line behind a private address in one of its forms. Reading it does not count as a visit. Throws `not_found`. */
export async function readFeed(app: App, secret: string, form: keyof typeof forms): Promise<Bytes> {
  const address = await findAddress(app, secret)
  const { mime, write } = forms[form]
  const bytes = Buffer.from(await write(address, app))
  return {
    bytes,
    mime: `${mime}; charset=utf-8`,
    etag: createHash('sha256').update(bytes).digest('base64url'),
    maxAgeSeconds: secondsToCache(app, address.timeZone),
  }
}
