import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type MemberBrowser, openPhone, phone, type SignedInState, signUp, slowDown } from './browser.ts'
import { type Figure, median } from './report.ts'
import { withSmallestPage } from './smallest-page.ts'

const rounds = 5
/** How long a page is watched: until the app has started and has prefetched what is likely to be next. */
const watchMs = 8_000

interface Load {
  /** When the largest element was painted, in milliseconds from the start. */
  largest: number
  /** The time of every task beyond 50 ms, summed, in milliseconds. */
  blocked: number
  /** All layout shifts summed: never less than the score of the worst window. */
  shifted: number
}

declare global {
  interface Window {
    load: Load
  }
}

/** Runs in the page before anything else. */
function watch() {
  const load = { largest: 0, blocked: 0, shifted: 0 }
  window.load = load
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    load.largest = startTime
  })
  observe('longtask', ({ duration }) => {
    load.blocked += Math.max(0, duration - 50)
  })
  observe('layout-shift', (entry) => {
    load.shifted += (entry as PerformanceEntry & { value: number }).value
  })
}

interface Screen {
  name: string
  url: string
  member?: SignedInState
  /** Its main content. */
  shows: (page: Page) => ReturnType<Page['locator']>
}

/** Opens a screen in a new page and watches it load. */
async function watchLoad(page: Page, { url, shows }: Screen): Promise<Load> {
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'commit' })
  await shows(page).first().waitFor()
  await page.waitForTimeout(Math.max(0, watchMs - (await page.evaluate(() => performance.now()))))
  return page.evaluate(() => window.load)
}

/** Opens a screen with an empty cache. */
async function openCold(browser: Browser, screen: Screen): Promise<Load> {
  const page = await openPhone(browser, screen.member)
  const load = await watchLoad(page, screen)
  await page.context().close()
  return load
}

/** Opens a screen in a browser that has been here before. */
async function openAgain(context: BrowserContext, screen: Screen): Promise<Load> {
  const page = await context.newPage()
  await slowDown(page)
  const load = await watchLoad(page, screen)
  await page.close()
  return load
}

/** Loads of each screen in alternating rounds; the first round warms the server and is not counted. */
async function alternate(screens: readonly Screen[], open: (screen: Screen) => Promise<Load>) {
  const loads = new Map<string, Load[]>(screens.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++)
    for (const screen of screens) {
      const load = await open(screen)
      if (round > 0) loads.get(screen.name)?.push(load)
    }
  return (name: string, pick: (load: Load) => number) => median((loads.get(name) ?? []).map(pick))
}

/**
 * Resolves once everything needed to open the app offline is stored: the service worker with its screens, and today's
 * line.
 */
async function visitFirst(context: BrowserContext, home: string) {
  const page = await context.newPage()
  await signUp(page, home)
  await page.reload()
  await showsToday(page).waitFor()
  await page.waitForFunction(
    async () =>
      navigator.serviceWorker.controller !== null &&
      localStorage.getItem('glimmer.kept') === '1' &&
      (await caches.match('/moment', { ignoreVary: true })) !== undefined,
  )
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(4_000)
  await page.close()
}

const showsToday = (page: Page) => page.getByRole('region', { name: 'Today’s affirmation' })
const showsTitle = (page: Page) => page.getByRole('heading', { level: 1 })
const smallest = 'the smallest React page'

type Pick = (name: string, pick: (load: Load) => number) => number

const largest = ({ largest }: Load) => largest
/** LCP beside the smallest page's, TBT and CLS. */
const figuresOf = (of: Pick, name: string, ratioLimit?: number): Figure[] => [
  {
    what: `${name}: LCP`,
    value: of(name, largest),
    unit: 'ms',
    beside: { what: smallest, value: of(smallest, largest) },
    ...(ratioLimit !== undefined && { ratioLimit }),
  },
  { what: `${name}: TBT`, value: of(name, ({ blocked }) => blocked), unit: 'ms', limit: 150 },
  { what: `${name}: CLS`, value: of(name, ({ shifted }) => shifted), unit: '', limit: 0.02 },
]

/** How screens load on a slow phone: with an empty cache, and the dashboard on a return visit. */
export const benchPageLoads = (environment: MemberBrowser): Promise<Figure[]> =>
  withSmallestPage(environment, async (url) => {
    const { browser, home, member } = environment
    const smallestPage = { name: smallest, url, shows: showsTitle }
    const cold = await alternate(
      [
        smallestPage,
        { name: 'landing', url: home, shows: showsTitle },
        { name: 'dashboard', url: `${home}/dashboard`, member, shows: showsToday },
        { name: 'profile', url: `${home}/profile`, member, shows: showsTitle },
        { name: 'avatar editor', url: `${home}/avatar-editor`, member, shows: showsTitle },
      ],
      (screen) => openCold(browser, screen),
    )
    const context = await browser.newContext({ ...phone, baseURL: home })
    await visitFirst(context, home)
    const dashboard = { name: 'dashboard on return', url: `${home}/dashboard`, shows: showsToday }
    const again = await alternate([smallestPage, dashboard], (screen) => openAgain(context, screen))
    await context.close()
    return [
      ...figuresOf(cold, 'landing'),
      ...figuresOf(cold, 'dashboard', 1.6),
      ...figuresOf(cold, 'profile'),
      ...figuresOf(cold, 'avatar editor'),
      ...figuresOf(again, 'dashboard on return', 1.3),
    ]
  })
