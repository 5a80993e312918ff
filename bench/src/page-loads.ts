import type { Browser, Page } from '@playwright/test'
import { type Member, type MemberBrowser, openPhone } from './browser.ts'
import { type Figure, median } from './report.ts'

export const rounds = 5
/** How long a page is watched: until the app has started and has prefetched what is likely to be next. */
const watchMs = 8_000

export interface Load {
  /** When the largest element was painted, in milliseconds from the start. */
  largest: number
  /** The time of every task beyond 50 ms, summed, in milliseconds. */
  blocked: number
  /** All layout shifts summed: never less than the score of the worst window. */
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

export interface Screen {
  name: string
  path: string
  member?: Member
  /** Its main content. */
  shows: (page: Page) => ReturnType<Page['locator']>
  /** The limit for LCP, in milliseconds. */
  limit: number
}

async function load(browser: Browser, home: string, screen: Screen): Promise<Load> {
  const page = await openPhone(browser, screen.member)
  const seen = await watchLoad(page, home, screen)
  await page.context().close()
  return seen
}

/** Opens a screen in a new page and watches it load. */
export async function watchLoad(page: Page, home: string, { path, shows }: Screen): Promise<Load> {
  await page.addInitScript(watch)
  await page.goto(home + path, { waitUntil: 'commit' })
  await shows(page).first().waitFor()
  const visible = await page.evaluate(() => performance.now())
  await page.waitForTimeout(Math.max(0, watchMs - visible))
  return { ...(await page.evaluate(() => window.seen)), visible }
}

/** How screens load on a slow phone with an empty cache: medians of alternating rounds. */
export async function measureLoads(browser: Browser, home: string, screens: readonly Screen[]): Promise<Figure[]> {
  const loads = new Map<Screen, Load[]>(screens.map((screen) => [screen, []]))
  // The first round warms the server and is not counted.
  for (let round = 0; round <= rounds; round++)
    for (const screen of screens) {
      const one = await load(browser, home, screen)
      if (round > 0) loads.get(screen)?.push(one)
    }
  return [...loads].flatMap(([{ name, limit }, all]) => toFigures(name, all, limit))
}

/** The figures of several loads of one screen; `limit` is the limit for LCP, in milliseconds. */
export function toFigures(name: string, all: readonly Load[], limit: number): Figure[] {
  const mid = (pick: (one: Load) => number) => median(all.map(pick))
  return [
    { what: `${name} LCP, throttled`, value: mid(({ largest }) => largest), unit: 'ms', limit },
    { what: `${name} can be read after, throttled`, value: mid(({ visible }) => visible), unit: 'ms' },
    { what: `${name} TBT, throttled`, value: mid(({ blocked }) => blocked), unit: 'ms', limit: 150 },
    { what: `${name} CLS, throttled`, value: mid(({ shifted }) => shifted), unit: '', limit: 0.02 },
  ]
}

export const showsToday = (page: Page) => page.getByRole('region', { name: 'Today’s affirmation' })
const showsTitle = (page: Page) => page.getByRole('heading', { level: 1 })

/** The landing page, and the member's screens that are opened from outside. */
export const benchPageLoads = ({ browser, home, member }: MemberBrowser): Promise<Figure[]> =>
  measureLoads(browser, home, [
    { name: 'landing', path: '/', shows: showsTitle, limit: 1200 },
    { name: 'dashboard', path: '/dashboard', member, shows: showsToday, limit: 1600 },
    { name: 'profile', path: '/profile', member, shows: showsTitle, limit: 2200 },
    { name: 'avatar editor', path: '/avatar-editor', member, shows: showsTitle, limit: 2200 },
  ])
