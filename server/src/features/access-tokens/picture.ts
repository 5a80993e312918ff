import { createHash } from 'node:crypto'
import type { Bytes, PictureQuery, TodaysAffirmation } from '@glimmer/contract'
import { type Light, lightAt } from '@glimmer/picture/light'
import { LRUCache } from 'lru-cache'
import type { App } from '#app.ts'
import { drawInThread } from '#drawing/draw-in-thread.ts'
import type { LinePicture } from '#drawing/draw-line.ts'
import { minuteMs } from '#time/durations.ts'
import { instantOf, wallTime } from '#time/wall-clock.ts'
import { findAddress, secondsToCache } from './find-address.ts'

/** How far local time is ahead of UTC at the start of a month, such as `2026-07`, in minutes. */
function minutesAhead(month: string, timeZone: string): number {
  const day = `${month}-01`
  return (Date.parse(day) - instantOf({ day, minute: 0 }, timeZone).getTime()) / minuteMs
}

/** The light outside where the user is. */
function lightIn(timeZone: string, now: Date): Light {
  const { day, minute } = wallTime(now, timeZone)
  const year = day.slice(0, 4)
  const clocks = { january: minutesAhead(`${year}-01`, timeZone), july: minutesAhead(`${year}-07`, timeZone) }
  return lightAt(minute, Number(day.slice(5, 7)) - 1, clocks)
}

const darkHours: readonly Light['hour'][] = ['dusk', 'night']

/** The picture of a line for the hour. */
function pictureOf(line: TodaysAffirmation, text: string, light: Light, { theme, ...size }: PictureQuery): LinePicture {
  return {
    ...size,
    id: line._id,
    text,
    scene: line.themes[0] ?? 'glimmer',
    theme: theme ?? (darkHours.includes(light.hour) ? 'dark' : 'light'),
    light,
  }
}

const maxCachedBytes = 24 * 1024 * 1024

/**
 * Returns today's line behind a private address as a picture, drawn once while neither the line nor the light changes.
 * Throws `not_found`.
 */
export function linePictures(app: App) {
  const cache = new LRUCache<string, Buffer, LinePicture>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_etag, _stale, { context }) => drawInThread(context),
    ignoreFetchAbort: true,
  })

  return async (secret: string, query: PictureQuery): Promise<Bytes> => {
    const { timeZone, today, wordsOf } = await findAddress(app, secret)
    const line = await today()
    const picture = pictureOf(line, wordsOf(line), lightIn(timeZone, app.clock.now()), query)
    const etag = createHash('sha256').update(JSON.stringify(picture)).digest('base64url')
    return {
      bytes: () => cache.forceFetch(etag, { context: picture }),
      mime: 'image/png',
      etag,
      maxAgeSeconds: secondsToCache(app, timeZone),
    }
  }
}
