import type { BrowserContext, Page } from '@playwright/test'
import { favouriteButton, todaysLine } from '#dashboard.ts'
import { expect, expectAccessible, ignoreNetworkFaults, logOut, signUp, test } from '#fixtures.ts'

// The journeys of others answer in the server's place; this one is about the worker that stands before it.
test.use({ serviceWorkers: 'allow' })

test.afterEach(({ faults }) => ignoreNetworkFaults(faults))

/** The worker is there, and has kept all it keeps for whoever is here: every page, and of somebody the screens too. */
async function kept(page: Page, what: 'pages' | 'screens') {
  const all = () =>
    page.evaluate(async (list) => {
      await navigator.serviceWorker.ready
      const worker = await (await fetch('/service-worker.js')).text()
      // Written as a list, or as one string that is taken apart.
      const written = new RegExp(`\\b${list}:(\\[[^\\]]*\\]|\`[^\`]*\`)`).exec(worker)
      const named = written?.[1]?.match(/\/[\w./-]*/g) ?? []
      const there = await Promise.all(named.map((address) => caches.match(address, { ignoreVary: true })))
      return navigator.serviceWorker.controller !== null && named.length > 0 && there.every(Boolean)
    }, what)
  await expect.poll(all, { timeout: 30_000 }).toBe(true)
}

/** Everything this origin holds on the device, as text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        await new Promise((done) => {
          all.onsuccess = done
        })
        texts.push(JSON.stringify(all.result))
      }
      database.close()
    }
    return texts.join('\n')
  })

const todaysText = async (page: Page) => (await todaysLine(page).getByRole('paragraph').first().textContent()) ?? ''

/** Somebody with today's line before them, all of it kept on the device. */
async function settled(page: Page, context: BrowserContext, visitor: Parameters<typeof signUp>[1]) {
  await signUp(page, visitor)
  await expect(todaysLine(page)).toBeVisible()
  await kept(page, 'screens')
  const line = await todaysText(page)
  // Kept as it was written; only the screen sets it with curved signs.
  const written = line.replaceAll('’', "'")
  await expect.poll(() => everythingKept(page)).toContain(written)
  return { line, written, goOffline: () => context.setOffline(true), goOnline: () => context.setOffline(false) }
}

test('after one visit help is there without a connection, with its numbers', async ({ page, context }) => {
  // What most people go to next comes ahead by itself, as the worker does.
  const ahead = Promise.all(['dashboard', 'profile'].map((screen) => page.waitForRequest(`**/assets/${screen}-*.js`)))
  await page.goto('/')
  await ahead
  await kept(page, 'pages')
  await context.setOffline(true)
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('a[href="tel:116123"]').first()).toBeVisible()
  for (const path of ['/about', '/privacy', '/terms', '/pricing', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a day’s line and favourites survive a reload offline, and what is kept there reaches the server', async ({
  page,
  context,
  visitor,
}) => {
  const { line, written, goOffline, goOnline } = await settled(page, context, visitor)

  await test.step('offline, a reload shows the line and claims nobody', async () => {
    await goOffline()
    await page.reload()
    await expect(todaysLine(page)).toContainText(line)
    await expect(page.getByText('You’re offline.')).toBeVisible()
    await expect(page.getByText('Today’s line is here.', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: 'User', exact: true })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('the line still becomes a picture to share', async () => {
    const download = page.waitForEvent('download')
    await todaysLine(page).getByRole('button', { name: 'Share as a picture', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('glimmer.png')
  })

  await test.step('a favourite is shown as kept, also after another reload', async () => {
    await favouriteButton(page).click()
    await expect(page.getByText(/^Kept on this device\./)).toBeVisible()
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('list', { name: 'Favourites' }).getByText(line)).toBeVisible()
    await expect.poll(() => everythingKept(page)).toContain('"isFavorite":true')
    await page.reload()
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('what needs the server says so', async () => {
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard', exact: true }).click()
    await expect(todaysLine(page)).toContainText(line)
  })

  await test.step('back online the session is picked up, and the server has heard', async () => {
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/favorite') && answer.ok())
    await goOnline()
    await sent
    await expect(page.getByRole('button', { name: 'User', exact: true })).toBeVisible()
    await page.reload()
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('list', { name: 'Favourites' }).getByText(line)).toBeVisible()
  })

  await test.step('after signing out nothing of it is left on the device', async () => {
    await logOut(page)
    const left = await everythingKept(page)
    expect(left).not.toContain(written)
    expect(left).not.toContain(visitor.email)
    await goOffline()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})

test('when the API is down or says nothing, what is kept stands in', async ({ page, context, visitor }) => {
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
    // Only what failed is called a failure; what takes long is waited for.
    if (trouble === 'down')
      await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    else await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
    await page.evaluate(() => history.back())
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await page.reload()
  await expect(page.getByRole('button', { name: 'User', exact: true })).toBeVisible()
})

test('the app can be installed', async ({ page }) => {
  await page.goto('/')
  await kept(page, 'pages')
  const browser = await page.context().newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Glimmer: daily affirmations', display: 'standalone' })
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A journey's browser keeps nothing after it, and that is the only thing in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
})
