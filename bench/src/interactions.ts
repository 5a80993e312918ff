import type { Locator, Page } from '@playwright/test'
import { type MemberBrowser, openPhone } from './browser.ts'
import { type Figure, median } from './report.ts'

const rounds = 5
/** The shortest duration the browser reports: anything faster counts as this. */
const resolutionMs = 16

declare global {
  interface Window {
    slowest: number
  }
}

/** Runs in the page before anything else: records the longest time from a press to the next paint. */
function watch(durationThreshold: number) {
  window.slowest = durationThreshold
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number
    })[])
      if (interactionId > 0) window.slowest = Math.max(window.slowest, duration)
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
}

/** Presses, waits for the result, and returns how many milliseconds the page took to show that it was pressed. */
async function press(page: Page, target: Locator, brings?: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate((from) => {
    window.slowest = from
  }, resolutionMs)
  await target.tap()
  await brings?.waitFor()
  // The browser reports the duration shortly after the paint.
  await page.waitForTimeout(500)
  return page.evaluate(() => window.slowest)
}

/** The most common presses of a member and of a visitor, in the usual order. */
async function pressThrough({ browser, home, member }: MemberBrowser): Promise<Record<string, number>> {
  const visitor = await openPhone(browser)
  await visitor.addInitScript(watch, resolutionMs)
  await visitor.goto(home, { waitUntil: 'networkidle' })
  const line = visitor.getByRole('region', { name: 'A line to try', exact: true })
  const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true })
  const tried = {
    'a theme chip on the landing page': await press(visitor, button(line, 'Sleep')),
    'play on the landing page': await press(visitor, button(line, 'Play this line'), button(line, 'Pause')),
  }
  await visitor.context().close()

  const page = await openPhone(browser, member)
  await page.addInitScript(watch, resolutionMs)
  await page.goto(`${home}/dashboard`, { waitUntil: 'networkidle' })
  const stage = page.getByRole('region', { name: /affirmation$/ })
  const composer = page.getByRole('dialog', { name: 'Write me a line' })
  // By then everything that loads when the browser is idle has loaded, and does not delay the first press.
  await page.getByRole('region', { name: 'How does that feel?', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  const pressed = {
    'play today’s line': await press(page, button(stage, 'Play'), button(stage, 'Pause')),
    'keep it as a favourite': await press(page, button(stage, 'Favourite')),
    'new affirmation': await press(page, page.getByRole('button', { name: 'Write me a line' }), composer),
    // One that is not chosen yet: taking back the only theme would leave nothing to write about.
    'a theme chip': await press(
      page,
      composer.getByRole('group', { name: 'What should it be about?' }).getByRole('button', { pressed: false }).first(),
    ),
    generate: await press(
      page,
      button(composer, 'Write my line'),
      page.getByRole('region', { name: 'Your affirmation' }),
    ),
  }
  await page.context().close()
  return { ...tried, ...pressed }
}

/** How long a slow phone takes to show a press: the median of each press, and the slowest of them (INP). */
export async function benchInteractions(surroundings: MemberBrowser): Promise<Figure[]> {
  const all: Record<string, number>[] = []
  for (let round = 0; round < rounds; round++) all.push(await pressThrough(surroundings))
  const medians = Object.keys(all[0] ?? {}).map((name) => ({ name, value: median(all.map((one) => one[name] ?? 0)) }))
  return medians.map(({ name, value }) => ({ what: `INP, throttled: ${name}`, value, unit: 'ms', limit: 120 }))
}
