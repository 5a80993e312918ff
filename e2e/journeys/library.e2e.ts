import type { Locator, Page } from '@playwright/test'
import { apiOf } from '#api.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  ignoreFaults,
  phone,
  signUp,
  test,
} from '#fixtures.ts'
import { chooseFromMenu, favourites, history, openShelf, pressEnter, problem } from '#pages.ts'

/** Swipes with one finger across `place`, from right to left. */
async function swipe(page: Page, place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing to swipe along')
  const browser = await page.context().newCDPSession(page)
  const y = box.y + Math.min(box.height / 2, 160)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', box.width - 60)
  for (let x = box.width - 70; x > 50; x -= 10) await touch('touchMove', x)
  await touch('touchEnd')
}

/** The whole Play button is in sight, above the bar at the foot of the screen, before anything is scrolled. */
async function expectPlayAboveTheBar(page: Page, cards: Locator) {
  const play = await cards.getByRole('button', { name: 'Play', exact: true }).boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect((play?.y ?? Number.NaN) + (play?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
}

async function playByKeyboard(row: Locator) {
  const play = row.getByRole('button', { name: /^Play: / })
  // While the voices load there is none to play with yet, and a press would be lost.
  await expect(play).toBeEnabled()
  await play.press('Enter')
}

test.describe('with a keyboard', () => {
  test.use({ theme: 'dark', viewport: desktop })

  test('browses by theme, and keeps, opens, answers and rewords a line by keyboard', async ({
    page,
    visitor,
    faults,
  }) => {
    await signUp(page, visitor)
    await page.goto('/library?theme=sleep')
    const shelf = page.getByRole('region', { name: 'Lines about Sleep' })
    const cards = shelf.getByRole('list')
    const current = cards.locator('li:not([inert])')
    await expect(page.getByRole('link', { name: 'Sleep', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: 'More themes with Premium' })).toBeVisible()
    await expectAccessibleInEveryLook(page)

    const text = await test.step('the arrow keys go along, and the focus is never lost', async () => {
      const first = await current.textContent()
      await cards.press('ArrowRight')
      await cards.press('ArrowRight')
      await expect(shelf.getByText(/^3 of \d+$/)).toBeVisible()
      await cards.press('ArrowLeft')
      await expect(shelf.getByText(/^2 of \d+$/)).toBeVisible()
      await expect(cards).toBeFocused()
      expect(await current.textContent()).not.toBe(first)
      return (await current.getByRole('paragraph').nth(1).textContent()) ?? ''
    })

    await test.step('the heart keeps it, free, and it opens', async () => {
      const heart = current.getByRole('button', { name: 'Favourite', exact: true })
      await pressEnter(heart)
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await pressEnter(current.getByRole('button', { name: 'More with this line' }))
      const dialog = page.getByRole('dialog', { name: 'Sleep' })
      await expect(dialog.getByText(text)).toBeVisible()
      await pressEnter(dialog.getByRole('button', { name: 'True' }))
      await expect(dialog.getByRole('button', { name: 'True' })).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible(page)
    })

    await test.step('its words can be changed, and it is the person’s own then', async () => {
      const dialog = page.getByRole('dialog')
      await pressEnter(dialog.getByRole('button', { name: 'Edit the words' }))
      await dialog.getByLabel('Edit your line').fill('I can leave the day where it is.')
      const reworded = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
      await pressEnter(dialog.getByRole('button', { name: 'Save', exact: true }))
      await reworded
      await expect(dialog.getByText('I can leave the day where it is.')).toBeVisible()
      await page.keyboard.press('Escape')
      await openShelf(page, 'own')
      await expect(page.getByRole('button', { name: 'I can leave the day where it is.' })).toBeVisible()
    })

    await test.step('a theme of another plan says which, and others stay open', async () => {
      await page.goto('/library?theme=courage')
      await expect(page.getByRole('link', { name: 'Courage opens with Premium' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Next line' })).toBeVisible()
    })

    await test.step('where the plan ends meanwhile, the next page is asked for step by step, not without end', async () => {
      let asked = 0
      const next = /\/api\/library\?.*cursor=/
      const locked = problem(403, { code: 'theme_locked', message: 'This theme opens with Premium.' })
      await page.goto('/library?theme=sleep')
      await page.route(next, (route) => {
        asked += 1
        return route.fulfill(locked)
      })
      for (let step = 0; step < 16; step++) await cards.press('ArrowRight')
      await page.waitForLoadState('networkidle')
      expect(asked).toBeGreaterThan(0)
      expect(asked).toBeLessThanOrEqual(3)
      await expect(cards.locator('li:not([inert])')).toBeVisible()
      await page.unroute(next)
      ignoreFaults(faults, 'status of 403')
    })

    await test.step('lines are found by their words', async () => {
      const search = page.getByRole('searchbox', { name: 'Search the library' })
      await search.fill('breath')
      const found = page.getByRole('list', { name: 'Found in the library' })
      await expect(found.getByRole('listitem').first()).toContainText(/breath/i)
      await playByKeyboard(found.getByRole('listitem').first())
      await expect(found.locator('mark')).toBeVisible()
      const kept = page.waitForResponse((response) => response.url().endsWith('/keep'))
      await pressEnter(found.getByRole('button', { name: 'Favourite', exact: true }).first())
      expect((await kept).status()).toBe(201)
      await search.fill('zzyzx qwqw')
      await expect(page.getByText('No lines match “zzyzx qwqw”.')).toBeVisible()
      await pressEnter(page.getByRole('main').getByRole('button', { name: 'Clear', exact: true }).last())
      await expect(search).toBeFocused()
      await expect(search).toHaveValue('')
      await openShelf(page, 'favourites')
      await expect(favourites(page).getByRole('listitem').first()).toContainText(/breath/i)
    })
    // The browser may report a refused page late.
    ignoreFaults(faults, 'status of 403')

    await test.step('a line of a list is heard there, its words light up, and its other actions are in a menu', async () => {
      await openShelf(page, 'history')
      const rows = history(page).getByRole('listitem')
      const [first, second] = [rows.first(), rows.nth(1)]
      await playByKeyboard(first)
      await expect(first.locator('mark')).toBeVisible()
      await playByKeyboard(second)
      await expect(second.locator('mark')).toBeVisible()
      await expect(first.getByRole('button', { name: /^Play: / })).toBeVisible()
      await pressEnter(second.getByRole('button', { name: /^More: / }))
      const menu = page.getByRole('menu')
      await expect(menu.getByRole('menuitem', { name: 'Add to a collection' })).toBeFocused()
      await expectAccessibleInEveryLook(page)
      await page.keyboard.press('ArrowDown')
      await expect(menu.getByRole('menuitem', { name: 'Share' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(second.getByRole('button', { name: /^More: / })).toBeFocused()
    })

    await test.step('Back from an open line shows the part before it, without the line', async () => {
      await openShelf(page, 'own')
      await page.getByRole('link', { name: 'History', exact: true }).click()
      await history(page).getByText('I can leave the day where it is.').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Your own' })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })
})

test.describe('on a phone', () => {
  test.use({ theme: 'light', viewport: phone, hasTouch: true, isMobile: true })

  test('opens on today’s theme, and shows another line after a swipe', async ({ page, visitor }) => {
    await signUp(page, visitor)
    await page.goto('/library')
    const place = page.getByText(/^\d+ of \d+$/)
    const cards = page.getByRole('region', { name: /^Lines about/ }).getByRole('list')
    await expect(cards.locator('li:not([inert])')).toContainText('today’s theme')
    await expect(place).toHaveText(/^1 of/)
    await expectPlayAboveTheBar(page, cards)
    // Anything still covering the page would receive the swipe.
    await expect(page.locator('.splash')).toBeHidden()
    await swipe(page, cards)
    await expect(place).toHaveText(/^2 of/)
    const heart = cards.locator('li:not([inert])').getByRole('button', { name: 'Favourite', exact: true })
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.setViewportSize({ width: 375, height: 667 })
    // A tap scrolls to what a toast covers.
    await page.evaluate(() => scrollTo(0, 0))
    await expectPlayAboveTheBar(page, cards)
    await page.getByRole('button', { name: 'Search the library' }).tap()
    await expect(page.getByRole('searchbox', { name: 'Search the library' })).toBeFocused()
  })
})

test('offers lines in an empty list of favourites, and restores a deleted line', async ({ page, visitor }) => {
  const sample = 'I can ask for a minute before I answer.'
  await signUp(page, visitor)
  await openShelf(page, 'favourites')

  await test.step('the first favourite says where it is stored', async () => {
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Keep: ${sample}`, exact: true }).click()
    await expect(page.getByText('Saved. It works offline too.')).toBeVisible()
    await expect(favourites(page).getByText(sample)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeHidden()
  })

  await test.step('a line deleted from the history is there again after Undo', async () => {
    await page.getByRole('link', { name: 'History', exact: true }).click()
    const row = history(page).getByRole('listitem').filter({ hasText: sample })
    await chooseFromMenu(row, 'Delete')
    await expect(row).toBeHidden()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(row).toBeVisible()
  })

  await test.step('a line that a reminder names is opened', async () => {
    await page.goto('/dashboard')
    const call = await apiOf(page)
    const { _id } = await call<{ _id: string }>('POST', '/affirmations', { text: 'I keep the kettle company' })
    await page.goto(`/library?show=own#line=${_id}`)
    await expect(page.getByRole('dialog', { name: 'Your own line' })).toContainText('I keep the kettle company')
    expect(new URL(page.url()).hash).toBe('')
  })
})
