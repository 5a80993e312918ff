import type { SharedLine } from '@glimmer/contract'
import { maxLargeLineLength } from '@glimmer/contract/line-size'
import type { Scene } from '@glimmer/contract/themes'

/** A shared line as the page shows it. */
export interface PrerenderedLine extends Omit<SharedLine, 'hasVoice'> {
  /** The size class of its text. */
  length: string
  /** `own` if it is heard in its owner's voice. */
  voice: string
}

/** A line, or `gone` if there is none. */
export type LineOrGone = PrerenderedLine | 'gone'

export const toPrerenderedLine = ({ hasVoice, ...line }: SharedLine): PrerenderedLine => ({
  ...line,
  voice: hasVoice ? 'own' : 'made',
  length: line.text.length > maxLargeLineLength ? 'long' : 'short',
})

/** The paths under which the build prerenders two pages: one for a line, and one for a line that is gone. */
const prerenderedAt = { line: '/line/written', gone: '/line/gone' } as const

/** Placeholders in the prerendered page; the server replaces every occurrence. */
const toFill: PrerenderedLine = {
  text: '{{line}}',
  scene: '{{scene}}' as Scene,
  length: '{{length}}',
  voice: '{{voice}}',
}

/** Reads the line from the page the server sent, if it is one of these two. */
function readPage({ dataset: { written } }: HTMLElement): LineOrGone | undefined {
  if (written === prerenderedAt.gone) return 'gone'
  if (written !== prerenderedAt.line) return undefined
  const place = document.querySelector<HTMLElement>('[data-line]')
  const text = place?.textContent
  if (!text) return undefined
  return toPrerenderedLine({ text, scene: place.dataset.line as Scene, hasVoice: place.dataset.voice === 'own' })
}

const root = globalThis.document?.getElementById('root')
const arrival = root && { path: location.pathname, found: readPage(root) }

/**
 * The line the page was rendered with: by the server for the URL the browser first loaded, or by the build. Undefined
 * after navigation within the app.
 */
export function prerenderedLine(path: string): LineOrGone | undefined {
  if (arrival) return arrival.path === path ? arrival.found : undefined
  return path === prerenderedAt.gone ? 'gone' : toFill
}
