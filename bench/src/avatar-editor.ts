import type { Browser, Page } from '@playwright/test'
import type { MemberBrowser } from './browser.ts'
import { type Figure, median, percentile } from './report.ts'

const changes = 20
const randomAvatars = 15
const parts = ['Hair and hats', 'Eyes', 'Mouth']
/** The pause between two keys: by then the previews are drawn, so that each change is measured separately. */
const betweenKeysMs = 350

/** An event of the browser's trace. Times are in microseconds; `tdur` is the thread's processor time. */
interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args?: { data?: { type?: string } }
}

interface Seen {
  keys: number[]
  shown: number[]
}

/** Runs in the page: records when keys are pressed and when the large picture is painted. */
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
    await page.waitForTimeout(2 * betweenKeysMs)
    for (let turn = 0; turn < changes; turn++) {
      await page.keyboard.press('ArrowRight')
      await page.waitForTimeout(betweenKeysMs)
    }
  }
}

/** Milliseconds from each key press to the frame that shows its change. */
async function untilShown(page: Page): Promise<number[]> {
  const { keys, shown } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  return keys.flatMap((key) => {
    const at = shown.find((time) => time > key)
    return at === undefined ? [] : [at - key]
  })
}

/** Everything the browser did during some work, in order. */
async function trace(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc', 'toplevel']
  await browser.startTracing(page, { categories })
  await work()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  return traceEvents.filter(({ ph }) => ph === 'X').toSorted((one, other) => one.ts - other.ts)
}

const isKeyPress = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args?.data?.type === 'keydown'
const isFrame = ({ name }: TraceEvent) => name === 'ProxyMain::BeginMainFrame'

/** Milliseconds of processor time that each key press costs the page's thread: the event and the frame after it. */
function workOf(events: readonly TraceEvent[]): number[] {
  return events.filter(isKeyPress).flatMap((press) => {
    const thread = events.filter(({ pid, tid }) => pid === press.pid && tid === press.tid)
    const frame = thread.find((event) => event.ts > press.ts && isFrame(event))
    if (!frame) return []
    const within = ({ ts, dur = 0 }: TraceEvent) => ts + dur > press.ts && ts <= frame.ts
    const tasks = thread.filter((event) => event.name === 'RunTask' && within(event))
    return [tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000]
  })
}

/** Runs in the page: how many previews per second are drawn when random avatars replace all visible ones. */
async function countPreviews(avatars: number) {
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
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
  for (let turn = 0; turn < avatars; turn++) {
    const start = performance.now()
    button?.click()
    await pause(600)
    busy += Math.max(0, last - start)
  }
  return (previews / busy) * 1000
}

/** The avatar editor in a real browser: how long a change takes, what it costs, and how many previews it draws. */
export async function benchAvatarEditor({ browser, home, member }: MemberBrowser): Promise<Figure[]> {
  const context = await browser.newContext({ storageState: member })
  const page = await context.newPage()
  await page.goto(`${home}/avatar-editor`, { waitUntil: 'networkidle' })
  await page.evaluate(watch, { keys: [], shown: [] })
  const work = workOf(await trace(browser, page, () => changeParts(page)))
  const shown = await untilShown(page)
  const perSecond = await page.evaluate(countPreviews, randomAvatars)
  await context.close()
  const what = 'a change in the avatar editor'
  return [
    { what: `${what}: work until it is painted, p50`, value: median(work), unit: 'ms', limit: 16 },
    { what: `${what}: work until it is painted, p95`, value: percentile(work, 0.95), unit: 'ms' },
    { what: `${what}: from the key to the frame on the screen, p50`, value: median(shown), unit: 'ms' },
    { what: `${what}: from the key to the frame on the screen, p95`, value: percentile(shown, 0.95), unit: 'ms' },
    { what: 'previews in the avatar editor, a second', value: perSecond, unit: '' },
  ]
}
