import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { type Figure, median, percentile } from './report.ts'
import { record, type TraceEvent, workBetween } from './trace.ts'

const changes = 20
const surprises = 15
const parts = ['Hair and hats', 'Eyes', 'Mouth']
/** Milliseconds between two keys: the previews have followed by then, and a change stands by itself. */
const betweenKeys = 350

interface Seen {
  keys: number[]
  shown: number[]
}

/** Has the browser note when a key was pressed and when the large picture was next shown; runs in the page. */
function watch(seen: Seen) {
  document.querySelector('img[alt^="Your avatar"]')?.setAttribute('elementtiming', 'preview')
  addEventListener('keydown', ({ timeStamp }) => seen.keys.push(timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { renderTime: number })[])
      seen.shown.push(entry.renderTime)
  }).observe({ type: 'element' })
  Object.assign(window, { seen })
}

async function changeParts(page: Page) {
  for (const name of parts) {
    const chosen = page.getByRole('group', { name, exact: true }).getByRole('radio', { checked: true })
    await chosen.focus()
    await page.waitForTimeout(2 * betweenKeys)
    for (let turn = 0; turn < changes; turn++) {
      await page.keyboard.press('ArrowRight')
      await page.waitForTimeout(betweenKeys)
    }
  }
}

/** Each key until the frame that shows what it changed, in milliseconds by the clock. */
async function untilShown(page: Page): Promise<number[]> {
  const { keys, shown } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  return keys.flatMap((key) => {
    const at = shown.find((time) => time > key)
    return at === undefined ? [] : [at - key]
  })
}

/** What each key costs the page's own thread, in milliseconds of processor: the event, then the frame it leads to. */
const workOf = (events: readonly TraceEvent[]) =>
  workBetween(events, {
    from: ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
    to: ({ name }) => name === 'ProxyMain::BeginMainFrame',
  })

/** All previews in sight take a new face; the last one to change ends the count. Runs in the page. */
async function countPreviews(faces: number) {
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const surprise = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Surprise me'),
  )
  let previews = 0
  let last = 0
  const observer = new MutationObserver((found) => {
    previews += found.length
    last = performance.now()
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['src'] })
  let busy = 0
  for (let turn = 0; turn < faces; turn++) {
    const start = performance.now()
    surprise?.click()
    await pause(600)
    busy += Math.max(0, last - start)
  }
  return (previews / busy) * 1000
}

/** How the avatar editor feels in a real browser: a change until it is seen, what it costs, and previews in a second. */
export async function benchEditor(context: BrowserContext, home: string): Promise<Figure[]> {
  const page = await context.newPage()
  await page.goto(`${home}/avatar-editor`, { waitUntil: 'networkidle' })
  const session: CDPSession = await context.newCDPSession(page)
  await page.evaluate(watch, { keys: [], shown: [] })
  const work = workOf(await record(session, () => changeParts(page)))
  const shown = await untilShown(page)
  const perSecond = await page.evaluate(countPreviews, surprises)
  await page.close()
  const what = 'a change in the avatar editor'
  return [
    { what: `${what}: work until it is painted, p50`, value: median(work), unit: 'ms', limit: 16 },
    { what: `${what}: work until it is painted, p95`, value: percentile(work, 0.95), unit: 'ms' },
    { what: `${what}: from the key to the frame on the screen, p50`, value: median(shown), unit: 'ms' },
    { what: `${what}: from the key to the frame on the screen, p95`, value: percentile(shown, 0.95), unit: 'ms' },
    { what: 'previews in the avatar editor, a second', value: perSecond, unit: '' },
  ]
}
