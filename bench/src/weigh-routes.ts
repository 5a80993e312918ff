import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { dataFolder } from './data-folder.ts'
import { benchEditor } from './editor.ts'
import { startProduct } from './product.ts'
import type { Figure } from './report.ts'

interface Weight {
  script: number
  style: number
  font: number
  all: number
}

const kilobytes = (bytes: number) => bytes / 1000

/** Asks the app to fetch nothing ahead, so that a route is weighed by itself. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

/** What a route costs a first visitor over the wire, compressed, until the page is quiet. */
async function weigh(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage()
  await page.addInitScript(saveData)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const types = new Map<string, string>()
  const weight: Weight = { script: 0, style: 0, font: 0, all: 0 }
  const kinds: Record<string, keyof Weight> = { Script: 'script', Stylesheet: 'style', Font: 'font' }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength
    const kind = kinds[types.get(requestId) ?? '']
    if (kind) weight[kind] += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  return weight
}

async function signUp(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(`${url}/register`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Email').fill('bench@example.test')
  await page.getByLabel('Password', { exact: true }).fill('four plain warm words')
  await page.getByRole('checkbox', { name: /13 or over/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
  await page.waitForLoadState('networkidle')
  await page.close()
}

/** What the landing page asks for before it is idle and before anybody touches it. */
async function weighBeforeIdle(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 })
    const timeout = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms >= 500 ? 0 : timeout(work, ms)) })
  })
  const { script } = await weigh(context, url)
  await context.close()
  return script
}

/** JavaScript, styles and fonts a route, as a browser receives them (brotli). */
export async function weighRoutes(): Promise<Figure[]> {
  const { path: dataDir, remove } = dataFolder()
  const { child, url } = await startProduct({ DATA_DIR: dataDir, IDENTITY_PORT: '43102' })
  const home = url.replace('127.0.0.1', 'localhost')
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  try {
    const beforeIdle = await weighBeforeIdle(browser, `${home}/`)
    const visitor = await browser.newContext()
    const landing = await weigh(visitor, `${home}/`)
    const pricing = await weigh(visitor, `${home}/pricing`)
    const member = await browser.newContext()
    await signUp(member, home)
    const dashboard = await weigh(member, `${home}/dashboard`)
    const editor = await weigh(member, `${home}/avatar-editor`)
    return [
      { what: 'landing JS before idle or first input', value: kilobytes(beforeIdle), unit: 'kB', limit: 10 },
      { what: 'landing JS in all', value: kilobytes(landing.script), unit: 'kB', limit: 95 },
      { what: 'landing CSS', value: kilobytes(landing.style), unit: 'kB', limit: 12 },
      { what: 'landing fonts', value: kilobytes(landing.font), unit: 'kB', limit: 60 },
      { what: 'landing in all', value: kilobytes(landing.all), unit: 'kB', limit: 220 },
      { what: 'pricing JS', value: kilobytes(pricing.script), unit: 'kB', limit: 120 },
      { what: 'dashboard JS', value: kilobytes(dashboard.script), unit: 'kB', limit: 125 },
      { what: 'avatar editor JS', value: kilobytes(editor.script), unit: 'kB' },
      ...(await benchEditor(member, home)),
    ]
  } finally {
    await browser.close()
    await child.stop()
    remove()
  }
}
