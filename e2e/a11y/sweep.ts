// node e2e/a11y/sweep.ts [part of a screen's name [folder for screenshots, or '' [part of a look's name]]]
// After a build, checks every screen in both themes and four sizes, with wider text spacing, and in forced colours:
// painted contrast, room for every text, size of controls, axe, visible focus, and reduced motion. Then opens those of
// members while they are translated. Prints each fault and the total.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { unanswered } from '#fixtures.ts'
import startSharedProduct from '#global-setup.ts'
import config from '#playwright.config.ts'
import { translateAll } from '#translate-all.ts'
import { axeViolations } from './axe.ts'
import { focusFaults } from './focus.ts'
import { movingElements } from './motion.ts'
import { overflowFaults, smallTargets } from './overflow.ts'
import { paintedContrast, requiredContrast } from './painted-contrast.ts'
import { memberScreens, operatorScreens, publicScreens, type Screen, screensWithConsent } from './screens.ts'
import { contextOptions, signInOperator, signUpMember, signUpNewcomer } from './sign-up-member.ts'
import { ageScreens, firstRunScreens, teenScreens } from './welcome-screens.ts'

const [only = '', folder, onlyLook = ''] = process.argv.slice(2)

interface Look {
  name: string
  width: number
  height: number
  dark: boolean
  /** Text at twice its size, through the browser's setting. */
  large?: boolean
  /** Whether to tab through all controls. */
  tabbed?: boolean
  /** Text spacing as in WCAG 2.2, 1.4.12. */
  spaced?: boolean
  /** Forced colours: the system's colours instead of the page's. */
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

const lowest = new Map<string, number>()
let faults = 0
const say = (words: string) => process.stdout.write(`${words}\n`)

async function lowContrast(page: Page): Promise<string[]> {
  const painted = await paintedContrast(page)
  for (const { overArt, contrast } of painted) {
    const kind = overArt ? 'over pictures' : 'elsewhere'
    lowest.set(kind, Math.min(lowest.get(kind) ?? 21, contrast))
  }
  return painted
    .filter((one) => one.contrast < requiredContrast(one))
    .map((one) => `contrast ${one.contrast.toFixed(2)} of ${requiredContrast(one)}: "${one.words.slice(0, 60)}"`)
}

/** Widens the spacing of letters, words and lines, or resets it. */
const space = (page: Page, spaced: boolean) =>
  page.evaluate((wanted) => {
    const sheets = document.adoptedStyleSheets.filter((sheet) => sheet.media.mediaText !== 'screen')
    const sheet = new CSSStyleSheet({ media: 'screen' })
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = wanted ? [...sheets, sheet] : sheets
  }, spaced)

/** Shows the open page as on another device, without reloading it. */
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
    // Tabbing through the previous look selected text and ended at the start of the page, where the skip link covers
    // it.
    getSelection()?.empty()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  }, look.dark)
}

async function saveScreenshot(page: Page, screen: Screen, look: Look) {
  if (!folder) return
  const file = `${screen.name} ${look.name}`.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '')
  await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true, animations: 'disabled' })
}

const isPlain = ({ large, spaced, forced, width }: Look) => !large && !spaced && !forced && width !== 320

async function checkScreen(page: Page, session: CDPSession, screen: Screen) {
  for (const look of looks.filter(({ name }) => name.includes(onlyLook))) {
    await applyLook(page, session, look)
    const found = [...(await overflowFaults(page)), ...(await smallTargets(page)), ...(await movingElements(page))]
    if (isPlain(look)) found.push(...(await lowContrast(page)), ...(await axeViolations(page)))
    await saveScreenshot(page, screen, look)
    if (look.tabbed) found.push(...(await focusFaults(page)))
    faults += found.length
    for (const fault of found) say(`${screen.name}: ${look.name}: ${fault}`)
  }
}

interface Visit {
  screens: readonly Screen[]
  storageState?: Awaited<ReturnType<typeof signUpMember>>
  /** Whether consent for analytics is still asked for. */
  withConsent?: boolean
}

async function visit(browser: Browser, { screens, storageState, withConsent = false }: Visit) {
  const baseURL = process.env.GLIMMER_URL ?? ''
  const context = await browser.newContext({ ...contextOptions, baseURL, ...(storageState && { storageState }) })
  context.setDefaultTimeout(45_000)
  // The consent banner scrolls with the page and would cover what is checked.
  if (!withConsent) await context.addInitScript(() => localStorage.setItem('glimmer.counting', 'no'))
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
      await (withConsent ? checkWithConsent(page, session, screen) : checkScreen(page, session, screen))
      say(`${screen.name}: checked`)
    } catch (thrown) {
      faults++
      say(`${screen.name}: ${String(thrown).split('\n')[0]}`)
    }
  }
  await context.close()
}

/** Tabs through the page while the consent banner is shown. */
async function checkWithConsent(page: Page, session: CDPSession, screen: Screen) {
  await page.getByRole('heading', { name: 'Share anonymous usage?' }).waitFor({ state: 'attached' })
  for (const look of looks.filter(({ tabbed, forced }) => tabbed && !forced)) {
    await applyLook(page, session, look)
    const found = await focusFaults(page)
    faults += found.length
    for (const fault of found) say(`${screen.name}, with the question: ${look.name}: ${fault}`)
  }
}

/** Opens screens as a browser shows them that translates pages: parts that look for texts where they put them fail. */
async function visitTranslated(
  browser: Browser,
  { screens, storageState }: Required<Pick<Visit, 'screens' | 'storageState'>>,
) {
  const context = await browser.newContext({ ...contextOptions, baseURL: process.env.GLIMMER_URL ?? '', storageState })
  await context.addInitScript(translateAll)
  const page = await context.newPage()
  for (const { name, open, narrow } of screens) {
    await page.setViewportSize({ width: narrow ? 390 : 1280, height: 844 })
    const failed = await open(page).then(
      () => page.getByText('Something went wrong').count(),
      () => 1,
    )
    faults += failed
    say(`${name}, translated: ${failed > 0 ? 'failed' : 'checked'}`)
  }
  await context.close()
}

if (folder) await mkdir(folder, { recursive: true })
const stop = await startSharedProduct()
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const chosen = (screens: readonly Screen[]) => screens.filter(({ name }) => name.includes(only))
  await visit(browser, { screens: chosen(publicScreens) })
  for (const [screens, options] of [
    [ageScreens, { birth: unanswered }],
    [teenScreens, { birth: { month: 'March', year: '2012' } }],
    [firstRunScreens, { skipFirstRun: false }],
  ] as const)
    if (chosen(screens).length > 0)
      await visit(browser, { screens, storageState: await signUpNewcomer(browser, options) })
  const ofOperators = chosen(operatorScreens)
  if (ofOperators.length > 0)
    await visit(browser, { screens: ofOperators, storageState: await signInOperator(browser) })
  const storageState = await signUpMember(browser)
  await visit(browser, { screens: chosen(screensWithConsent), storageState, withConsent: true })
  await visit(browser, { screens: chosen(memberScreens), storageState })
  await visitTranslated(browser, { screens: chosen(memberScreens), storageState })
} finally {
  await browser.close()
  await stop()
}
for (const [kind, contrast] of lowest) say(`Lowest painted contrast ${kind}: ${contrast.toFixed(2)}`)
say(`${faults} faults`)
process.exitCode = faults > 0 ? 1 : 0
