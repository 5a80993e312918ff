import type { User } from '@glimmer/contract'
import { typeset } from '#lib/typeset.ts'
import { earlyLinePlace } from '#platform/ui/early-line.ts'
import { largeLine } from '#platform/ui/large-line.ts'
import { isInFirstRun } from './first-run.ts'

/**
 * Puts a line where the dashboard will render it, beside the avatar of `reader`, and returns its element. The dashboard
 * removes it after rendering the line itself. Undefined where a line is shown already, where there is no place for one
 * (the dashboard has rendered), and in a first run, where the questions take some of its space.
 */
export function renderEarlyLine(
  text: string,
  reader: Pick<User, 'imagePath' | 'preferences'>,
): HTMLElement | undefined {
  const place = earlyLinePlace()
  const words = place?.querySelector('p')
  if (!place?.hidden || !words || isInFirstRun(reader)) return undefined
  words.textContent = typeset(text)
  words.className = largeLine(text)
  place.toggleAttribute('data-beside', reader.imagePath !== null)
  place.hidden = false
  // Navigating away removes the line. The router dispatches `pushState` for a new address.
  for (const event of ['popstate', 'pushState']) addEventListener(event, () => place.remove(), { once: true })
  return place
}

/**
 * Puts the line that the server has just returned on the page, below the header. Rendering the app takes a slow phone a
 * third of a second, in slices, between which the browser can show the line.
 */
export function renderFetchedLine(text: string, reader: Pick<User, 'imagePath' | 'preferences'>): void {
  const place = renderEarlyLine(text, reader)
  if (place) place.dataset.told = ''
}
