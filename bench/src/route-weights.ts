import type { Browser, BrowserContextOptions } from '@playwright/test'
import type { MemberBrowser } from './browser.ts'
import type { Figure } from './report.ts'

interface Weight {
  script: number
  stylesheet: number
  font: number
  all: number
}

const kilobytes = (bytes: number) => bytes / 1000

/** By then the app has loaded even on a busy page. */
const settleMs = 4_000

/** Asks the app not to prefetch, so that each route is measured on its own. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

/** Keeps the page as it is before the browser is idle and before any input. */
const neverIdle = () => {
  Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 })
  const timeout = window.setTimeout.bind(window)
  Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms >= 500 ? 0 : timeout(work, ms)) })
}

/**
 * What a route costs over the wire, compressed, with an empty cache, until the page is quiet: bodies of scripts, styles
 * and fonts by kind; the total includes everything with its headers.
 */
async function weigh(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  first: () => void = saveData,
): Promise<Weight> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.addInitScript(first)
  // Through CDP, because Playwright's request.sizes() differs by a few bytes in where it divides headers from body.
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  // Playwright visits the site to restore the member's storage, which fills the cache.
  await session.send('Network.clearBrowserCache')
  const responses = new Map<string, { type: string; headers: number }>()
  const weight: Weight = { script: 0, stylesheet: 0, font: 0, all: 0 }
  const isKind = (type: string): type is keyof Weight => type in weight
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { type: type.toLowerCase(), headers: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength
    const { type, headers } = responses.get(requestId) ?? { type: '', headers: 0 }
    if (isKind(type)) weight[type] += Math.max(0, encodedDataLength - headers)
  })
  await page.goto(url)
  await page.waitForTimeout(settleMs)
  await page.waitForLoadState('networkidle')
  await context.close()
  return weight
}

/** JavaScript, styles and fonts per route, as a browser receives them (brotli). */
export async function benchRouteWeights({ browser, home, member }: MemberBrowser): Promise<Figure[]> {
  const beforeIdle = await weigh(browser, `${home}/`, {}, neverIdle)
  const landing = await weigh(browser, `${home}/`, {})
  const today = await weigh(browser, `${home}/dashboard`, { storageState: member }, neverIdle)
  const carried = (what: string, bytes: number, limit?: number): Figure => ({
    what,
    value: kilobytes(bytes),
    unit: 'kB',
    ...(limit !== undefined && { limit }),
  })
  const figures = [
    carried('landing JS before idle or first input', beforeIdle.script, 10),
    carried('landing JS in all', landing.script, 95),
    carried('landing CSS', landing.stylesheet, 12),
    carried('landing fonts', landing.font, 60),
    carried('landing in all', landing.all, 220),
    carried('dashboard JS until today’s line is there', today.script, 110),
  ]
  const routes = [
    { path: '/pricing', js: 120 },
    { path: '/dashboard', js: undefined, member },
    { path: '/library', js: 150, member },
    { path: '/garden', js: 150, member },
    { path: '/moment', js: 150, member },
    { path: '/before-bed', js: 150, member },
    { path: '/profile', js: 150, member },
    { path: '/subscription', js: 150, member },
    { path: '/avatar-editor', js: undefined, member },
  ]
  for (const { path, js, member } of routes) {
    const { script, stylesheet } = await weigh(browser, home + path, member ? { storageState: member } : {})
    figures.push(carried(`${path} JS`, script, js), carried(`${path} CSS`, stylesheet, 12))
  }
  return figures
}
