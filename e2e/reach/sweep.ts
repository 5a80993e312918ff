// node e2e/reach/sweep.ts [part of a name]: after a build, looks at every screen in both themes and four sizes: painted
// contrast, room for every word, size of controls, and axe. Says each fault, and how many there are.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import startForJourneys from '../start-product.ts'
import { aMember, asElsewhere } from './member.ts'
import { enough, paintedContrast } from './painted-contrast.ts'
import { outOfRoom, smallTargets } from './room.ts'
import { memberScreens, publicScreens, type Screen } from './screens.ts'

const [only = '', folder] = process.argv.slice(2)

interface Look {
  name: string
  width: number
  height: number
  dark: boolean
  /** Text twice as large, as a browser's own setting makes it. */
  large?: boolean
}

const looks: readonly [Look, ...Look[]] = [
  { name: 'dark 1280', width: 1280, height: 900, dark: true },
  { name: 'light 1280', width: 1280, height: 900, dark: false },
  { name: 'dark 390', width: 390, height: 844, dark: true },
  { name: 'light 390', width: 390, height: 844, dark: false },
  { name: 'light 320', width: 320, height: 640, dark: false },
  { name: 'dark 1280, text at 200 %', width: 1280, height: 900, dark: true, large: true },
  { name: 'dark 390, text at 200 %', width: 390, height: 844, dark: true, large: true },
]

const least = new Map<string, number>()
let faults = 0
const say = (words: string) => process.stdout.write(`${words}\n`)

async function rulesBroken(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}

async function faint(page: Page): Promise<string[]> {
  const painted = await paintedContrast(page)
  for (const { overArt, contrast } of painted) {
    const kind = overArt ? 'over pictures' : 'elsewhere'
    least.set(kind, Math.min(least.get(kind) ?? 21, contrast))
  }
  return painted
    .filter((one) => one.contrast < enough(one))
    .map((one) => `contrast ${one.contrast.toFixed(2)} of ${enough(one)}: "${one.words.slice(0, 60)}"`)
}

/** Makes the open page what it would be on another device; nothing is loaded again. */
async function wear(page: Page, session: CDPSession, look: Look) {
  await page.setViewportSize({ width: look.width, height: look.height })
  await session.send('Page.setFontSizes', {
    fontSizes: look.large ? { standard: 32, fixed: 26 } : { standard: 16, fixed: 13 },
  })
  await page.emulateMedia({ colorScheme: look.dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  await page.evaluate((dark) => {
    if (dark) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = 'light'
    scrollTo({ top: 0, behavior: 'instant' })
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  }, look.dark)
}

async function keep(page: Page, screen: Screen, look: Look) {
  if (!folder) return
  const file = `${screen.name} ${look.name}`.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '')
  await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true, animations: 'disabled' })
}

async function lookAt(page: Page, session: CDPSession, screen: Screen) {
  for (const look of looks) {
    await wear(page, session, look)
    const found = [...(await outOfRoom(page)), ...(await smallTargets(page))]
    if (!look.large && look.width !== 320) found.push(...(await faint(page)), ...(await rulesBroken(page)))
    await keep(page, screen, look)
    faults += found.length
    for (const fault of found) say(`${screen.name}: ${look.name}: ${fault}`)
  }
}

async function visit(browser: Browser, screens: readonly Screen[], storageState?: Awaited<ReturnType<typeof aMember>>) {
  const baseURL = process.env.GLIMMER_URL ?? ''
  const context = await browser.newContext({ ...asElsewhere, baseURL, ...(storageState && { storageState }) })
  context.setDefaultTimeout(45_000)
  // The question about counting has been answered: it would cover, on its way with the scrolling, what is looked at.
  await context.addInitScript(() => localStorage.setItem('glimmer.counting', 'no'))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const [wide] = looks
  for (const screen of screens) {
    try {
      await wear(page, session, screen.narrow ? { ...wide, width: 390, height: 844 } : wide)
      await screen.open(page)
      await page.waitForFunction(
        () => !document.querySelector('.splash')?.checkVisibility({ visibilityProperty: true }),
      )
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      await lookAt(page, session, screen)
      say(`${screen.name}: looked at`)
    } catch (thrown) {
      faults++
      say(`${screen.name}: ${String(thrown).split('\n')[0]}`)
    }
  }
  await context.close()
}

if (folder) await mkdir(folder, { recursive: true })
const stop = await startForJourneys()
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const chosen = (screens: readonly Screen[]) => screens.filter(({ name }) => name.includes(only))
  await visit(browser, chosen(publicScreens))
  await visit(browser, chosen(memberScreens), await aMember(browser))
} finally {
  await browser.close()
  await stop()
}
for (const [kind, contrast] of least) say(`Least painted contrast ${kind}: ${contrast.toFixed(2)}`)
say(`${faults} faults`)
process.exitCode = faults > 0 ? 1 : 0
