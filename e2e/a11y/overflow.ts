import type { Page } from '@playwright/test'
import { isModal, readTexts, type TextRun } from './read-texts.ts'

const short = (words: string) => (words.length > 60 ? `${words.slice(0, 57)}...` : words)

/** How far two boxes overlap: across in pixels, down as a share of the smaller one's height. */
function shared(a: TextRun['box'], b: TextRun['box']) {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return { across, down: down / Math.min(a.height, b.height) }
}

function overlaps(runs: readonly TextRun[]): string[] {
  const faults: string[] = []
  runs.forEach((one, at) => {
    for (const other of runs.slice(at + 1)) {
      if (one.fixed !== other.fixed || one.words === other.words) continue
      const { across, down } = shared(one.box, other.box)
      if (across > 3 && down > 0.4) faults.push(`"${short(one.words)}" lies under "${short(other.words)}"`)
    }
  })
  return faults
}

/** Elements that reach beyond the right edge and make the page scroll sideways. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= wide) return []
    const inScroller = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }
    const reaching = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > wide + 1 && !inScroller(element),
    )
    const names = reaching.slice(0, 4).map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`)
    return [`the page is ${document.documentElement.scrollWidth} wide in ${wide}: ${names.join(', ')}`]
  })

/** Everything on the page that lacks room: sideways scrolling, cut-off texts, overlapping texts. */
export async function overflowFaults(page: Page): Promise<string[]> {
  const runs = await readTexts(page)
  const wide = await page.evaluate(() => document.documentElement.clientWidth)
  const beyond = runs.filter(({ box }) => box.x + box.width > wide + 1 || box.x < -1)
  return [
    ...((await isModal(page)) ? [] : await sideways(page)),
    ...runs.filter(({ cut }) => cut).map(({ words }) => `"${short(words)}" is cut off`),
    ...beyond.map(({ words }) => `"${short(words)}" reaches beyond the edge`),
    ...overlaps(runs),
  ]
}

/** Controls smaller than 24 by 24 pixels (WCAG 2.2, 2.5.8); a link in a sentence is exempt. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
    const labelled = (element: Element) =>
      element instanceof HTMLInputElement &&
      [...(element.labels ?? [])].some((label) => label.getBoundingClientRect().height >= 24)
    return [...root.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
      .filter((element) => !isInline(element) && !labelled(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => Math.min(box.width, box.height) < 23.5 && !element.matches('[href="#main"]'))
      .map(
        ({ element, box }) =>
          `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent?.trim()}" is ${Math.round(box.width)} by ${Math.round(box.height)}`,
      )
  })
