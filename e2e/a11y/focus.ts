import type { Page } from '@playwright/test'
import { focusInPage, ringInPage, type Stop } from './focus-in-page.ts'

/** More stops than any screen has. */
const maxStops = 160

/** The looks whose ring has been checked already. */
const seenRings = new Set<string>()

/** The median contrast of the ring with what is painted there without it; 0 if there is no ring. */
async function ringContrast(page: Page, { box: clip }: Stop) {
  if (clip.width < 1 || clip.height < 1) return 0
  const shot = async () => (await page.screenshot({ clip, animations: 'allow' })).toString('base64')
  const ringed = await shot()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { outline-style: none !important; transition: none !important; }')
    document.adoptedStyleSheets.push(sheet)
  })
  const bare = await shot()
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
  return ringed === bare ? 0 : page.evaluate(ringInPage, { ringed, bare })
}

/** What is wrong with the control that has the focus, if anything. */
async function faultAt(page: Page, stop: Stop): Promise<string[]> {
  if (stop.hidden) return [`the focus on ${stop.name} is hidden${stop.under && ` under ${stop.under}`}`]
  // The browser draws the rings of a video's own controls.
  if (seenRings.has(stop.look) || stop.name.startsWith('video ')) return []
  const contrast = await ringContrast(page, stop)
  if (contrast < 3) return [`the ring around ${stop.name} has a contrast of ${contrast.toFixed(2)}`]
  seenRings.add(stop.look)
  return []
}

/** Presses Tab; twice between the last control and the first, where the browser's own UI has the focus. */
async function nextStop(page: Page) {
  for (let pressed = 0; pressed < 2; pressed++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate<Stop | undefined>(focusInPage)
    if (stop) return stop
  }
  return undefined
}

/**
 * Tabs once through everything on the page: each focused control must be visible (WCAG 2.2, 2.4.11) and have a focus
 * ring with enough contrast (2.4.7, 1.4.11). Returns the faults.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const seen = new Set<string>()
  for (;;) {
    const stop = await nextStop(page)
    if (!stop || seen.has(stop.id)) return faults
    if (seen.size === maxStops) return [...faults, `more than ${maxStops} stops`]
    seen.add(stop.id)
    faults.push(...(await faultAt(page, stop)))
  }
}
