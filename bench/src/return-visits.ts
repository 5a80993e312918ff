import type { BrowserContext } from '@playwright/test'
import { type MemberBrowser, phone, signUp, slowDown } from './browser.ts'
import { type Load, rounds, showsToday, toFigures, watchLoad } from './page-loads.ts'
import type { Figure } from './report.ts'

/**
 * Resolves once everything needed to open the app offline is stored: the service worker with its screens, and today's
 * line.
 */
async function settle(context: BrowserContext, home: string) {
  const page = await context.newPage()
  await signUp(page, home, 'returning@example.test')
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

/** How Today opens on a slow phone on a return visit: online and offline. */
export async function benchReturnVisits({ browser, home }: MemberBrowser): Promise<Figure[]> {
  const context = await browser.newContext(phone)
  await settle(context, home)
  const visit = async (offline: boolean): Promise<Load> => {
    // On the context, because the service worker makes its own requests.
    await context.setOffline(offline)
    const page = await context.newPage()
    await slowDown(page, { offline })
    const seen = await watchLoad(page, home, { name: 'dashboard', path: '/dashboard', shows: showsToday, limit: 0 })
    await page.close()
    return seen
  }
  const online: Load[] = []
  const offline: Load[] = []
  for (let round = 0; round <= rounds; round++) {
    const pair = [await visit(false), await visit(true)] as const
    if (round === 0) continue
    online.push(pair[0])
    offline.push(pair[1])
  }
  await context.close()
  return [
    ...toFigures('dashboard on a return visit', online, 600),
    ...toFigures('dashboard on a return visit, offline', offline, 600),
  ]
}
