import type { Browser, Page } from '@playwright/test'
import { type Member, type MemberBrowser, openPhone } from './browser.ts'
import { type Figure, median } from './report.ts'

const rounds = 5
/** How long a page is watched: until the app has started and has prefetched what is likely to be next. */
const watchMs = 8_000

interface Load {
  /** When the largest element was painted, in milliseconds from the start. */
  largest: number
  /** Milliseconds beyond 50 of every task, added up. */
  blocked: number
  /** All layout shifts added up: never less than the score of the worst window. */
  shifted: number
  /** When the main content was visible, in milliseconds from the start. */
  visible: number
}

declare global {
  interface Window {
    seen: { largest: number; blocked: number; shifted: number }
  }
}

/** Runs in the page before anything else. */
function watch() {
  const seen = { largest: 0, blocked: 0, shifted: 0 }
  window.seen = seen
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  observe('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50)
  })
  observe('layout-shift', (entry) => {
    seen.shifted += (entry as PerformanceEntry & { value: number }).value
  })
}

interface Screen {
  name: string
  path: string
  member?: Member
  /** Its main content. */
  shows: (page: Page) => ReturnType<Page['locator']>
  /** The most LCP may be, in milliseconds. */
  limit: number
}

async function load(browser: Browser, home: string, { path, member, shows }: Screen): Promise<Load> {
  const page = await openPhone(browser, member)
  await page.addInitScript(watch)
  await page.goto(home + path, { waitUntil: 'commit' })
  await shows(page).waitFor()
  const visible = await page.evaluate(() => performance.now())
  await page.waitForTimeout(Math.max(0, watchMs - visible))
  const seen = await page.evaluate(() => window.seen)
  await page.context().close()
  return { ...seen, visible }
}

/** How the landing page and the dashboard load on a slow phone: medians of rounds that take turns. */
export async function benchPageLoads({ browser, home, member }: MemberBrowser): Promise<Figure[]> {
  const screens: Screen[] = [
    { name: 'landing', path: '/', shows: (page) => page.getByRole('heading', { level: 1 }), limit: 1200 },
    {
      name: 'dashboard',
      path: '/dashboard',
      member,
      shows: (page) => page.getByRole('region', { name: 'Today’s affirmation' }),
      limit: 2000,
    },
  ]
  const loads = new Map<Screen, Load[]>(screens.map((screen) => [screen, []]))
  // The first round warms the server and is not counted.
  for (let round = 0; round <= rounds; round++)
    for (const screen of screens) {
      const one = await load(browser, home, screen)
      if (round > 0) loads.get(screen)?.push(one)
    }
  return [...loads].flatMap(([{ name, limit }, all]) => {
    const mid = (pick: (one: Load) => number) => median(all.map(pick))
    return [
      { what: `${name} LCP, throttled`, value: mid(({ largest }) => largest), unit: 'ms', limit },
      { what: `${name} can be read after, throttled`, value: mid(({ visible }) => visible), unit: 'ms' },
      { what: `${name} TBT, throttled`, value: mid(({ blocked }) => blocked), unit: 'ms', limit: 200 },
      { what: `${name} CLS, throttled`, value: mid(({ shifted }) => shifted), unit: '', limit: 0.02 },
    ]
  })
}
