import type { SharedLine } from '@glimmer/contract'
import { longestLarge } from '@glimmer/contract/lines'
import type { Scene } from '@glimmer/contract/themes'

/** A shared line as it stands on the page. */
export interface ShownLine extends SharedLine {
  /** How large its words are set. */
  length: string
}

/** A line, or the word that there is none. */
export type Found = ShownLine | 'gone'

export const toShown = (line: SharedLine): ShownLine => ({
  ...line,
  length: line.text.length > longestLarge ? 'long' : 'short',
})

/** The addresses that the two pages are written for when the app is built: for a line, and for one that is gone. */
const writtenFor = { line: '/line/written', gone: '/line/gone' } as const

/** What the server puts a line's own into, each as often as it stands there. */
const toFill: ShownLine = { text: '{{line}}', scene: '{{scene}}' as Scene, length: '{{length}}' }

/** Reads the page that the server sent, where it is one of these two. */
function readPage({ dataset: { written } }: HTMLElement): Found | undefined {
  if (written === writtenFor.gone) return 'gone'
  if (written !== writtenFor.line) return undefined
  const place = document.querySelector<HTMLElement>('[data-line]')
  const text = place?.textContent
  return text ? toShown({ text, scene: place.dataset.line as Scene }) : undefined
}

const root = globalThis.document?.getElementById('root')
const arrival = root && { path: location.pathname, found: readPage(root) }

/**
 * What the page was written with: by the server for the address a browser first came to, or by the build. Undefined at
 * every address somebody comes to within the app.
 */
export function writtenLine(path: string): Found | undefined {
  if (arrival) return arrival.path === path ? arrival.found : undefined
  return path === writtenFor.gone ? 'gone' : toFill
}
