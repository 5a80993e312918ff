import type { User } from '@glimmer/contract'
import { typeset } from '#lib/typeset.ts'
import { earlyLinePlace } from '#platform/ui/early-line.ts'
import { largeLine } from '#platform/ui/large-line.ts'
import { isInFirstRun } from './first-run.ts'

/**
 * Puts a line where the dashboard will draw it, beside the avatar that `reader` wears, and returns what it stands in; the
 * dashboard takes it away once it has drawn the line itself. Undefined where a line stands already, where the dashboard
 * does, and in a first run, where the questions take some of its room.
 */
export function putEarlyLine(text: string, reader: Pick<User, 'imagePath' | 'preferences'>): HTMLElement | undefined {
  const place = earlyLinePlace()
  const words = place?.querySelector('p')
  if (!place?.hidden || !words || isInFirstRun(reader)) return undefined
  words.textContent = typeset(text)
  words.className = largeLine(text)
  place.toggleAttribute('data-beside', reader.imagePath !== null)
  place.hidden = false
  // Whoever goes back or on meanwhile sees where they are. The router tells of a new address by the second.
  for (const event of ['popstate', 'pushState']) addEventListener(event, () => place.remove(), { once: true })
  return place
}

/**
 * Puts the line that the server has just told on the page, below the header: the app takes a slow phone a third of a
 * second to draw, in slices, between which the browser shows the line.
 */
export function putToldLine(text: string, reader: Pick<User, 'imagePath' | 'preferences'>): void {
  const place = putEarlyLine(text, reader)
  if (place) place.dataset.told = ''
}
