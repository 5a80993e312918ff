import type { Browser, Locator, Page } from '@playwright/test'
import { type Member, openPhone } from './browser.ts'
import { type Figure, median } from './report.ts'

const rounds = 5
/** The finest the browser tells of, in milliseconds: what answered sooner counts as this. */
const finest = 16

declare global {
  interface Window {
    slowest: number
  }
}

/** Runs in the page before anything else: the longest any press took until the next paint. */
function watch(durationThreshold: number) {
  window.slowest = durationThreshold
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number
    })[])
      if (interactionId > 0) window.slowest = Math.max(window.slowest, duration)
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
}

/** Presses, waits for what it brings, and answers how long the page took to show that it had been pressed. */
async function press(page: Page, target: Locator, brings?: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate((from) => {
    window.slowest = from
  }, finest)
  await target.tap()
  await brings?.waitFor()
  // Told by the browser a little after the paint.
  await page.waitForTimeout(500)
  return page.evaluate(() => window.slowest)
}

/** The commonest presses of somebody signed in and of a visitor, in the order a person makes them. */
async function pressThrough(browser: Browser, home: string, member: Member): Promise<Record<string, number>> {
  const visitor = await openPhone(browser)
  await visitor.addInitScript(watch, finest)
  await visitor.goto(home, { waitUntil: 'networkidle' })
  const line = visitor.getByRole('region', { name: 'A line to try', exact: true })
  const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true })
  const tried = {
    'a theme chip on the landing page': await press(visitor, button(line, 'Sleep')),
    'play on the landing page': await press(visitor, button(line, 'Play this line'), button(line, 'Pause')),
  }
  await visitor.context().close()

  const page = await openPhone(browser, member)
  await page.addInitScript(watch, finest)
  await page.goto(`${home}/dashboard`, { waitUntil: 'networkidle' })
  const stage = page.getByRole('region', { name: /affirmation$/ })
  const composer = page.getByRole('dialog', { name: 'New affirmation' })
  // What waits for an idle moment has come: a first press is not made in the middle of it.
  await page.getByRole('searchbox', { name: 'Search your lines', exact: true }).waitFor()
  const pressed = {
    'play today’s line': await press(page, button(stage, 'Play'), button(stage, 'Pause')),
    'keep it as a favourite': await press(page, button(stage, 'Favourite')),
    'new affirmation': await press(page, page.getByRole('button', { name: 'New affirmation' }), composer),
    'a theme chip': await press(page, button(composer, 'Focus')),
    generate: await press(
      page,
      button(composer, 'Write my line'),
      page.getByRole('region', { name: 'Your affirmation' }),
    ),
  }
  await page.context().close()
  return { ...tried, ...pressed }
}

/** How long a slow phone takes to show that it was pressed: the median of each press, and the slowest of them (INP). */
export async function benchPresses(browser: Browser, home: string, member: Member): Promise<Figure[]> {
  const all: Record<string, number>[] = []
  for (let round = 0; round < rounds; round++) all.push(await pressThrough(browser, home, member))
  const medians = Object.keys(all[0] ?? {}).map((name) => ({ name, value: median(all.map((one) => one[name] ?? 0)) }))
  return medians.map(({ name, value }) => ({ what: `INP, throttled: ${name}`, value, unit: 'ms', limit: 200 }))
}
