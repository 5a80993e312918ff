// node e2e/a11y/sweep.ts [part of a screen's name [folder for pictures, or '' [part of a look's name]]]
// After a build, looks at every screen in both themes and four sizes, with more room between letters and lines, and in the
// system's own colours: painted contrast, room for every word, size of controls, axe, where the focus is and how it shows,
// and what moves though nothing shall. Says each fault, and how many there are.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import startForJourneys from '#global-setup.ts'
import config from '#playwright.config.ts'
import { axeViolations } from './axe.ts'
import { focusFaults } from './focus.ts'
import { movingElements } from './motion.ts'
import { overflowFaults, smallTargets } from './overflow.ts'
import { paintedContrast, requiredContrast } from './painted-contrast.ts'
import { askedScreens, memberScreens, publicScreens, type Screen } from './screens.ts'
import { contextOptions, signUpMember } from './sign-up-member.ts'

const [only = '', folder, onlyLook = ''] = process.argv.slice(2)

interface Look {
  name: string
  width: number
  height: number
  dark: boolean
  /** Text twice as large, as a browser's own setting makes it. */
  large?: boolean
  /** Tabs through everything. */
  tabbed?: boolean
  /** Letters, words and lines apart as WCAG 2.2, 1.4.12, has them. */
  spaced?: boolean
  /** The system's own few colours instead of the page's. */
  forced?: boolean
}

const looks: readonly [Look, ...Look[]] = [
  { name: 'dark 1280', width: 1280, height: 900, dark: true, tabbed: true },
  { name: 'light 1280', width: 1280, height: 900, dark: false },
  { name: 'dark 390', width: 390, height: 844, dark: true },
  { name: 'light 390', width: 390, height: 844, dark: false, tabbed: true },
  { name: 'light 320', width: 320, height: 640, dark: false },
  { name: 'dark 1280, text at 200 %', width: 1280, height: 900, dark: true, large: true },
  { name: 'dark 390, text at 200 %', width: 390, height: 844, dark: true, large: true },
  { name: 'light 1280, spaced', width: 1280, height: 900, dark: false, spaced: true },
  { name: 'light 390, spaced', width: 390, height: 844, dark: false, spaced: true },
  { name: 'forced colours 1280', width: 1280, height: 900, dark: true, forced: true, tabbed: true },
  { name: 'forced colours 390', width: 390, height: 844, dark: false, forced: true },
]

const least = new Map<string, number>()
let faults = 0
const say = (words: string) => process.stdout.write(`${words}\n`)

async function faint(page: Page): Promise<string[]> {
  const painted = await paintedContrast(page)
  for (const { overArt, contrast } of painted) {
    const kind = overArt ? 'over pictures' : 'elsewhere'
    least.set(kind, Math.min(least.get(kind) ?? 21, contrast))
  }
  return painted
    .filter((one) => one.contrast < requiredContrast(one))
    .map((one) => `contrast ${one.contrast.toFixed(2)} of ${requiredContrast(one)}: "${one.words.slice(0, 60)}"`)
}

/** Sets letters, words and lines further apart, or as they were. */
const space = (page: Page, spaced: boolean) =>
  page.evaluate((wanted) => {
    const sheets = document.adoptedStyleSheets.filter((sheet) => sheet.media.mediaText !== 'screen')
    const sheet = new CSSStyleSheet({ media: 'screen' })
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = wanted ? [...sheets, sheet] : sheets
  }, spaced)

/** Makes the open page what it would be on another device; nothing is loaded again. */
async function applyLook(page: Page, session: CDPSession, look: Look) {
  await page.setViewportSize({ width: look.width, height: look.height })
  await session.send('Page.setFontSizes', {
    fontSizes: look.large ? { standard: 32, fixed: 26 } : { standard: 16, fixed: 13 },
  })
  await page.emulateMedia({
    colorScheme: look.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    forcedColors: look.forced ? 'active' : 'none',
  })
  await space(page, look.spaced === true)
  await page.evaluate((dark) => {
    if (dark) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = 'light'
    // Tabbing through the look before chose words, and ended where the page begins: there a way past the header covers it.
    getSelection()?.empty()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  }, look.dark)
}

async function keep(page: Page, screen: Screen, look: Look) {
  if (!folder) return
  const file = `${screen.name} ${look.name}`.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '')
  await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true, animations: 'disabled' })
}

const isPlain = ({ large, spaced, forced, width }: Look) => !large && !spaced && !forced && width !== 320

async function lookAt(page: Page, session: CDPSession, screen: Screen) {
  for (const look of looks.filter(({ name }) => name.includes(onlyLook))) {
    await applyLook(page, session, look)
    const found = [...(await overflowFaults(page)), ...(await smallTargets(page)), ...(await movingElements(page))]
    if (isPlain(look)) found.push(...(await faint(page)), ...(await axeViolations(page)))
    await keep(page, screen, look)
    if (look.tabbed) found.push(...(await focusFaults(page)))
    faults += found.length
    for (const fault of found) say(`${screen.name}: ${look.name}: ${fault}`)
  }
}

interface Visit {
  screens: readonly Screen[]
  storageState?: Awaited<ReturnType<typeof signUpMember>>
  /** The question about counting is in the way. */
  asked?: boolean
}

async function visit(browser: Browser, { screens, storageState, asked = false }: Visit) {
  const baseURL = process.env.GLIMMER_URL ?? ''
  const context = await browser.newContext({ ...contextOptions, baseURL, ...(storageState && { storageState }) })
  context.setDefaultTimeout(45_000)
  // Answered, for it would cover, on its way with the scrolling, what is looked at.
  if (!asked) await context.addInitScript(() => localStorage.setItem('glimmer.counting', 'no'))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const [wide] = looks
  for (const screen of screens) {
    try {
      await applyLook(page, session, screen.narrow ? { ...wide, width: 390, height: 844 } : wide)
      await screen.open(page)
      await page.waitForFunction(
        () => !document.querySelector('.splash')?.checkVisibility({ visibilityProperty: true }),
      )
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      await (asked ? lookAtQuestion(page, session, screen) : lookAt(page, session, screen))
      say(`${screen.name}: looked at`)
    } catch (thrown) {
      faults++
      say(`${screen.name}: ${String(thrown).split('\n')[0]}`)
    }
  }
  await context.close()
}

/** Tabs through the page while it asks. */
async function lookAtQuestion(page: Page, session: CDPSession, screen: Screen) {
  await page.getByRole('heading', { name: 'May we count what gets used?' }).waitFor({ state: 'attached' })
  for (const look of looks.filter(({ tabbed, forced }) => tabbed && !forced)) {
    await applyLook(page, session, look)
    const found = await focusFaults(page)
    faults += found.length
    for (const fault of found) say(`${screen.name}, with the question: ${look.name}: ${fault}`)
  }
}

if (folder) await mkdir(folder, { recursive: true })
const stop = await startForJourneys()
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const chosen = (screens: readonly Screen[]) => screens.filter(({ name }) => name.includes(only))
  await visit(browser, { screens: chosen(publicScreens) })
  const storageState = await signUpMember(browser)
  await visit(browser, { screens: chosen(askedScreens), storageState, asked: true })
  await visit(browser, { screens: chosen(memberScreens), storageState })
} finally {
  await browser.close()
  await stop()
}
for (const [kind, contrast] of least) say(`Least painted contrast ${kind}: ${contrast.toFixed(2)}`)
say(`${faults} faults`)
process.exitCode = faults > 0 ? 1 : 0
