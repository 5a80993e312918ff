import type { Usage } from '@glimmer/contract'
import type { BrowserContext, Page } from '@playwright/test'
import { apiOf } from '#api.ts'
import { keepSounds } from '#audio.ts'
import { wholeBrowser } from '#chromium.ts'
import { readDeviceStorage } from '#device-storage.ts'
import { expect, expectAccessible, ignoreNetworkFaults, logOut, signUp, test } from '#fixtures.ts'
import { favouriteButton, favourites, lineCard, openMoreWays, openShelf, todaysLine, todaysText } from '#pages.ts'

// Other journeys block the service worker so that they can stub requests; this one is about the worker.
test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser() })

test.afterEach(({ faults }) => ignoreNetworkFaults(faults))

/** Waits until the service worker has cached every public page or, for a signed-in user, the screens. */
async function kept(page: Page, what: 'pages' | 'screens') {
  const all = () =>
    page.evaluate(async (list) => {
      await navigator.serviceWorker.ready
      const worker = await (await fetch('/service-worker.js')).text()
      // The list is written as an array, or as one string that is split.
      const written = new RegExp(`\\b${list}:(\\[[^\\]]*\\]|\`[^\`]*\`)`).exec(worker)
      const named = written?.[1]?.match(/\/[\w./-]*/g) ?? []
      const there = await Promise.all(named.map((address) => caches.match(address, { ignoreVary: true })))
      return navigator.serviceWorker.controller !== null && named.length > 0 && there.every(Boolean)
    }, what)
  await expect.poll(all, { timeout: 30_000 }).toBe(true)
}

/** How the days of a month are stored; the scripts that are cached too contain the route alone. */
const monthKept = '"GET /users/days/visits",{"query"'

const lights = (page: Page) => page.getByRole('list', { name: 'Days, one light each' }).getByRole('button')

/** Signs a user up and waits until today's line is stored on the device. */
async function settled(page: Page, context: BrowserContext, visitor: Parameters<typeof signUp>[1]) {
  await signUp(page, visitor)
  await expect(todaysLine(page)).toBeVisible()
  await kept(page, 'screens')
  const line = await todaysText(page)
  // It is stored as written; only the screen shows curly quotation marks.
  const written = line.replaceAll('’', "'")
  await expect.poll(() => readDeviceStorage(page)).toContain(written)
  return { line, written, goOffline: () => context.setOffline(true), goOnline: () => context.setOffline(false) }
}

test('can be installed, and opens the public pages offline after one visit', async ({ page, context }) => {
  // Pages that are likely to be next are prefetched, as is the worker.
  const ahead = Promise.all(['dashboard', 'profile'].map((screen) => page.waitForRequest(`**/assets/${screen}-*.js`)))
  await page.goto('/')
  await ahead
  await kept(page, 'pages')
  await test.step('it can be installed', async () => {
    const browser = await page.context().newCDPSession(page)
    const { errors, data } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Glimmer: daily affirmations', display: 'standalone' })
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // The browser context is private, which is the only thing that prevents installing.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    const { screenshots, shortcuts } = JSON.parse(data ?? '{}')
    for (const { src } of screenshots)
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/webp')
    for (const { url } of shortcuts) expect((await page.request.get(url)).ok()).toBe(true)
  })
  await context.setOffline(true)
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('a[href="tel:116123"]').first()).toBeVisible()
  for (const path of ['/about', '/how-lines-are-written', '/privacy', '/terms', '/pricing', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

/** How many recordings of lines this device keeps. */
const keptAloud = async (page: Page) => (await readDeviceStorage(page)).match(/"manner":/g)?.length ?? 0
const playToday = (page: Page) => lineCard(page).getByRole('button', { name: 'Play', exact: true }).click()

test('shows today’s line and favourites offline, aloud on later days too, and sends favourites chosen offline later', async ({
  page,
  context,
  visitor,
}) => {
  await keepSounds(page)
  const { line, written, goOffline, goOnline } = await settled(page, context, visitor)

  await test.step('once a line was heard, the device keeps those of the coming days, and nothing is counted', async () => {
    expect(await keptAloud(page)).toBe(0)
    await playToday(page)
    await expect.poll(() => keptAloud(page), { timeout: 40_000 }).toBe(13)
    const call = await apiOf(page)
    expect((await call<Usage>('GET', '/users/usage')).speech.used).toBe(0)
  })

  await test.step('the garden is looked at', async () => {
    await page.goto('/garden')
    await expect(lights(page)).toHaveCount(1)
    await expect.poll(() => readDeviceStorage(page)).toContain(monthKept)
    await page.goto('/dashboard')
    await expect(todaysLine(page)).toContainText(line)
  })

  await test.step('offline, a reload shows the line and does not claim that anybody is signed in', async () => {
    await goOffline()
    await page.reload()
    await expect(todaysLine(page)).toContainText(line)
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await page.getByText('What works', { exact: true }).click()
    await expect(page.getByText('Today’s line is here.', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: 'User', exact: true })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('the composer says what it waits for, and uses nothing', async () => {
    await page.getByRole('button', { name: 'Write me a line' }).click()
    await expect(page.getByText('You’re offline. What you choose stays here.')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the line still becomes a picture to share', async () => {
    const download = page.waitForEvent('download')
    await (await openMoreWays(page)).getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Save the picture' }).and(page.locator('[aria-busy=false]')).click()
    expect((await download).suggestedFilename()).toBe('glimmer.png')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  await test.step('a favourite chosen offline is shown as one, also after another reload', async () => {
    await favouriteButton(page).click()
    await expect(page.getByText(/^Saved on this device\./)).toBeVisible()
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => readDeviceStorage(page)).toContain('"isFavorite":true')
    await openShelf(page, 'favourites')
    await expect(favourites(page).getByText(line)).toBeVisible()
    await page.goto('/dashboard')
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('the garden shows the lights it knows, and says what waits for a connection', async () => {
    await page.goto('/garden')
    await expect(page.getByText('This is your garden as we last saw it.', { exact: false })).toBeVisible()
    await expect(lights(page)).toHaveCount(1)
    const name = (await lights(page).getAttribute('aria-label')) ?? ''
    await expect(page.getByRole('region', { name, exact: true })).toContainText(line)
    await expect(page.getByRole('region', { name: 'Moods' })).toContainText('when you’re back online')
    await expectAccessible(page)
  })

  await test.step('before bed, what this device holds is played', async () => {
    await page.goto('/before-bed')
    const bed = page.getByRole('dialog', { name: 'Before bed' })
    await expect(bed.getByText('What this device holds is here, and its sounds.', { exact: false })).toBeVisible()
    await expect(bed.getByLabel('Lines').getByRole('option')).toHaveText(['Today’s line', 'My favourites (1 line)'])
    await bed.getByRole('button', { name: 'Rain', exact: true }).click()
    await expectAccessible(page)
    await bed.getByRole('button', { name: 'Start my favourites' }).click()
    await expect(bed.locator('mark')).toBeVisible()
    await bed.getByRole('button', { name: 'Stop', exact: true }).click()
  })

  await test.step('features that need the server say so', async () => {
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Go to Today', exact: true }).click()
    await expect(todaysLine(page)).toContainText(line)
  })

  await test.step('tomorrow’s line is heard in the voice heard last', async () => {
    await page.clock.setSystemTime(Date.now() + 86_400_000)
    await page.goto('/dashboard')
    await expect(todaysLine(page)).toBeVisible()
    await expect(todaysLine(page)).not.toContainText(line)
    await playToday(page)
    await expect(page.locator('mark')).toBeVisible()
    await page.waitForFunction(() => window.spoken?.src.startsWith('blob:') && window.spoken.currentTime > 0.3)
    await expect.poll(() => keptAloud(page), 'what was of yesterday is gone').toBe(12)
    await page.clock.setSystemTime(Date.now())
    await page.goto('/dashboard')
    await expect(todaysLine(page)).toContainText(line)
  })

  await test.step('back online the session goes on, and the server knows the favourite', async () => {
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/favorite') && answer.ok())
    await goOnline()
    await sent
    await expect(page.getByRole('button', { name: 'User', exact: true })).toBeVisible()
    await page.reload()
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true')
    await openShelf(page, 'favourites')
    await expect(favourites(page).getByText(line)).toBeVisible()
  })

  await test.step('after signing out nothing of the person is left on the device', async () => {
    await logOut(page)
    const left = await readDeviceStorage(page)
    expect(left).not.toContain(written)
    expect(left).not.toContain(visitor.email)
    expect(left).not.toContain(monthKept)
    expect(left).not.toContain('"manner"')
    await goOffline()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})

test('shows the offline copy when the API fails or does not answer, and takes shared text', async ({
  page,
  context,
  visitor,
}) => {
  const { line } = await settled(page, context, visitor)
  for (const trouble of ['down', 'silent']) {
    await page.route('**/api/**', (route) =>
      trouble === 'down' ? route.fulfill({ status: 503, body: 'down' }) : new Promise(() => undefined),
    )
    await page.reload()
    await expect(todaysLine(page)).toContainText(line)
    const why = trouble === 'down' ? 'Glimmer can’t be reached just now.' : 'The connection is slow just now.'
    await expect(page.getByText(why)).toBeVisible()
    await page.evaluate(() => {
      history.pushState({}, '', '/profile')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    // Only a failed request is shown as a failure; a slow one is waited for.
    if (trouble === 'down')
      await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    else await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
    await page.evaluate(() => history.back())
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await page.reload()
  await expect(page.getByRole('button', { name: 'User', exact: true })).toBeVisible()
  await test.step('text that another app shared opens the form for a line, and no server receives it', () =>
    expectSharedText(page, context))
})

async function expectSharedText(page: Page, context: BrowserContext) {
  const sent: string[] = []
  context.on('request', (request) => {
    // Requests that the worker answers itself are not sent.
    if (request.serviceWorker() || request.method() === 'GET') sent.push(`${request.url()} ${request.postData()}`)
  })
  const share = () =>
    page.evaluate(() => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/share-line', enctype: 'multipart/form-data' })
      form.append(Object.assign(document.createElement('input'), { name: 'text', value: 'I keep the kettle company' }))
      document.body.append(form)
      form.submit()
    })
  await share()
  await page.waitForURL('**/library?show=own')
  await expect(page.getByLabel('Your own line')).toHaveValue('I keep the kettle company')
  expect(sent.filter((request) => request.includes('kettle company'))).toEqual([])
  expect(await readDeviceStorage(page)).not.toContain('kettle company')
  await page.reload()
  // It is a draft now, as if it had been typed.
  await expect(page.getByLabel('Your own line')).toHaveValue('I keep the kettle company')
}

test('shows a push message as a notification', async ({ page, context, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  await context.grantPermissions(['notifications'], { origin })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) found(ours.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await page.goto('/help')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const message = { title: 'Glimmer', body: 'I can rest.', token: 'a token', actions: ['feels-true', 'later'] }
  const data = JSON.stringify(message)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications()
      return found.map((notification) => {
        const { title, body, tag, actions } = notification as Notification & { actions: { title: string }[] }
        return { title, body, tag, actions: actions.map((each) => each.title) }
      })
    })
  const actions = ['Feels true', 'Later']
  await expect.poll(shown).toEqual([{ title: 'Glimmer', body: 'I can rest.', tag: 'reminder', actions }])
})
