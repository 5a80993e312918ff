// The product in browsers that Playwright drives only in patched builds: the system's Firefox and WebKitGTK, if
// installed.
import { existsSync } from 'node:fs'
import startSharedProduct from '#global-setup.ts'
import { type Driven, until } from './drive.ts'
import { startFirefox } from './firefox.ts'
import { miniBrowserPath, startWebKit } from './webkit.ts'

/** Collects policy violations in the tab's session storage, so that they survive navigation. */
const early = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  sessionStorage.refused = (sessionStorage.refused ?? '') + effectiveDirective + ' ' + blockedURI + '; '
})`

const button = (name: string) =>
  `Array.from(document.querySelectorAll('button')).find((one) => one.checkVisibility() && (one.ariaLabel ?? one.innerText).trim() === ${JSON.stringify(name)})`

/** Fills a field in a way that React notices. */
const type = (selector: string, text: string) => `(() => {
  const field = document.querySelector(${JSON.stringify(selector)})
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
})()`

/** Selects an option in a way that React notices. */
const choose = (selector: string, value: string) => `(() => {
  const list = document.querySelector(${JSON.stringify(selector)})
  list.value = ${JSON.stringify(value)}
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return true
})()`

const refused = (browser: Driven) => browser.value(`sessionStorage.refused ?? ''`)

async function visit(browser: Driven, url: string, email: string) {
  const press = async (name: string) => {
    await until(browser, button(name))
    await browser.value(`${button(name)}.click()`)
  }
  await browser.goto(`${url}/`)
  await until(browser, `document.querySelector('h1')?.innerText.startsWith('Nurture Your Wellbeing')`)
  const before = await browser.value('document.documentElement.dataset.theme')
  await press('Dark mode')
  await until(browser, `document.documentElement.dataset.theme !== ${JSON.stringify(before)}`)
  await browser.goto(`${url}/register`)
  await press('Continue')
  await until(browser, `document.querySelector('input[type="email"]')`)
  await browser.value(type('input[type="email"]', email))
  await browser.value(type('input[type="password"]', 'four plain warm words'))
  await press('Create account')
  await until(browser, `document.querySelector('select')`)
  await browser.value(choose('select', '6'))
  await browser.value(type('input[inputmode="numeric"]', '1990'))
  await press('Continue')
  await press('Yes, that’s right')
  await until(browser, `location.pathname === '/dashboard'`)
  await until(browser, `document.querySelector('section[aria-label="Today’s affirmation"] p')?.innerText.length > 10`)
  const violations = await refused(browser)
  if (violations) throw new Error(`The policy refused ${violations}`)
}

const browsers = [
  { name: 'Firefox', program: '/usr/bin/firefox-esr', start: startFirefox },
  { name: 'WebKitGTK', program: miniBrowserPath, start: startWebKit },
] as const

const stop = await startSharedProduct()
try {
  for (const { name, program, start } of browsers) {
    if (!existsSync(program)) {
      process.stdout.write(`${name} is not installed here: left out.\n`)
      continue
    }
    const browser = await start(program, early)
    try {
      await visit(browser, process.env.GLIMMER_URL ?? '', `${name.toLowerCase()}@example.test`)
      process.stdout.write(`${name}: the landing page answers, the theme turns, an account is made, a line is there.\n`)
    } catch (thrown) {
      process.exitCode = 1
      process.stdout.write(`${name}: ${thrown instanceof Error ? thrown.message : thrown}\n`)
    } finally {
      await browser.quit()
    }
  }
} finally {
  await stop()
}
