import type { Browser, BrowserContextOptions } from '@playwright/test'
import type { MemberBrowser } from './browser.ts'
import type { Figure } from './report.ts'
import { withSmallestPage } from './smallest-page.ts'

interface Bytes {
  script: number
  stylesheet: number
  font: number
  all: number
}

/** By then the app has loaded even on a busy page. */
const settleMs = 4_000

/** Asks the app not to prefetch, so that each screen is measured on its own. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

/** Keeps the page as it is before the browser is idle and before any input. */
const neverIdle = () => {
  Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 })
  const timeout = window.setTimeout.bind(window)
  Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms >= 500 ? 0 : timeout(work, ms)) })
}

/**
 * What a screen transfers, compressed, with an empty cache, until the page is quiet: bodies of scripts, styles and
 * fonts by kind; the total includes everything with its headers.
 */
async function weigh(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  first: () => void = saveData,
): Promise<Bytes> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.addInitScript(first)
  // Through CDP, because Playwright's request.sizes() differs by a few bytes in where it divides headers from body.
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  // Playwright visits the site to restore the member's storage, which fills the cache.
  await session.send('Network.clearBrowserCache')
  const responses = new Map<string, { type: string; headers: number }>()
  const bytes: Bytes = { script: 0, stylesheet: 0, font: 0, all: 0 }
  const isKind = (type: string): type is keyof Bytes => type in bytes
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { type: type.toLowerCase(), headers: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    const { type, headers } = responses.get(requestId) ?? { type: '', headers: 0 }
    if (isKind(type)) bytes[type] += Math.max(0, encodedDataLength - headers)
  })
  await page.goto(url)
  await page.waitForTimeout(settleMs)
  await page.waitForLoadState('networkidle')
  await context.close()
  return bytes
}

const screens = ['dashboard', 'library', 'garden', 'moment', 'before-bed', 'profile', 'subscription', 'avatar-editor']

/** Scripts, styles and fonts of each screen, as a browser receives them (brotli). */
export const benchBytes = (environment: MemberBrowser): Promise<Figure[]> =>
  withSmallestPage(environment, async (smallestUrl) => {
    const { browser, home, member } = environment
    const smallest = await weigh(browser, smallestUrl, {})
    const sizeOf = (what: string, kind: keyof Bytes, bytes: Bytes, limit?: number): Figure => ({
      what,
      value: bytes[kind] / 1000,
      unit: 'kB',
      ...(kind === 'script' && { beside: { what: 'the smallest React page', value: smallest.script / 1000 } }),
      ...(limit !== undefined && { limit }),
    })
    const signedIn = { storageState: member }
    const landing = await weigh(browser, home, {})
    const figures = [
      sizeOf('landing: scripts before idle', 'script', await weigh(browser, home, {}, neverIdle), 10),
      sizeOf('landing: scripts', 'script', landing),
      sizeOf('landing: styles', 'stylesheet', landing, 12),
      sizeOf('landing: fonts', 'font', landing, 60),
      sizeOf('landing: everything', 'all', landing, 220),
      sizeOf(
        'dashboard: scripts before idle',
        'script',
        await weigh(browser, `${home}/dashboard`, signedIn, neverIdle),
        125,
      ),
    ]
    for (const screen of screens) {
      const bytes = await weigh(browser, `${home}/${screen}`, signedIn)
      figures.push(sizeOf(`${screen}: scripts`, 'script', bytes), sizeOf(`${screen}: styles`, 'stylesheet', bytes, 12))
    }
    return figures
  })
