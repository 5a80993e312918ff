import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, signUp, test } from '#fixtures.ts'
import { addOwnLine, chooseFromMenu, history, openShelf, ownLines, pressEnter, subscribe } from '#pages.ts'

const tiles = (page: Page) => page.getByRole('list', { name: 'Sets of five' })
const shelf = (page: Page) => page.getByRole('list', { name: 'Collections', exact: true })

test.use({ theme: 'dark', viewport: desktop, timezoneId: 'Europe/Paris' })

test('writes a set, adds it to the calendar, and keeps it as a collection', async ({ page, visitor }) => {
  await signUp(page, visitor)
  await openShelf(page, 'sets')

  await test.step('one of each can be tried; more with a higher plan is one line that names it', async () => {
    await expect(page.locator('.splash')).toBeHidden()
    await expect(tiles(page).getByRole('button', { name: 'One to try, free' })).toHaveCount(4)
    await expect(page.getByRole('link', { name: 'More sets with Premium', exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a set on themes offers those of the plan, and says what it uses and what is missing', async () => {
    await tiles(page).getByRole('button', { name: 'A set of five' }).click()
    const ask = page.getByRole('dialog', { name: 'A set of five' })
    await expect(ask.getByText('Uses one of your 10 left this month.')).toBeVisible()
    await expect(ask.getByRole('group').getByRole('button')).toHaveCount(7)
    await expect(ask.getByRole('link', { name: 'More themes with Premium', exact: true })).toBeVisible()
    await ask.getByRole('button', { name: 'Write my set' }).click()
    await expect(ask.getByRole('alert')).toHaveText('Choose at least one theme first.')
    await page.keyboard.press('Escape')
  })

  const dialog = page.getByRole('dialog', { name: 'Before an exam' })
  const lines = dialog.getByRole('listitem')
  await test.step('with that plan, five lines are written for the moment', async () => {
    await subscribe(page, 'Premium')
    await openShelf(page, 'sets')
    await tiles(page).getByRole('button', { name: 'Before an exam' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Write my set' }).click()
    await expect(lines).toHaveCount(5)
    await expect(lines.nth(3)).toContainText(/(When|If) .*I’ll /)
    await expectAccessible(page)
  })

  await test.step('its if-then plan goes into the calendar at that hour, in the person’s time zone', async () => {
    await dialog.getByRole('button', { name: 'Add to my calendar' }).click()
    await expect(dialog.getByText('Choose a date and time first.')).toBeVisible()
    await dialog.getByLabel('When is it?').fill('2027-06-14T09:00')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Add to my calendar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('glimmer-moment.ics')
    const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
    expect(file).toContain('DTSTART:20270614T070000Z\r\n')
    expect(file.replaceAll('\\,', ',')).toContain(await lines.nth(3).getByRole('button').first().textContent())
  })

  await test.step('one is made a favourite, and the five become a collection', async () => {
    await lines.first().getByRole('button', { name: 'Favourite', exact: true }).click()
    await expect(lines.first().getByRole('button', { name: 'Favourite', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await dialog.getByRole('button', { name: 'Keep as a collection' }).click()
    await expect(dialog.getByRole('button', { name: 'Kept as a collection' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('link', { name: 'Collections', exact: true }).click()
    await expect(shelf(page).getByRole('listitem')).toContainText('5 lines')
  })

  await test.step('the set opens again, as it is now', async () => {
    await page.getByRole('link', { name: 'Sets', exact: true }).click()
    await page
      .getByRole('list', { name: 'Your sets' })
      .getByRole('button', { name: /^Before an exam/ })
      .click()
    await expect(lines).toHaveCount(5)
    await expect(lines.first().getByRole('button', { name: 'Favourite', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

test('collects and orders lines by keyboard', async ({ page, visitor }) => {
  await signUp(page, visitor)
  const own = ['I keep my own pace', 'I know where the tea is'] as const
  for (const text of own) {
    await addOwnLine(page, text)
    await expect(ownLines(page).getByText(text)).toBeVisible()
  }
  await openShelf(page, 'history')

  const adding = page.getByRole('dialog', { name: 'Add to a collection' })
  await test.step('a collection is created with a line, and another is added', async () => {
    const rows = history(page).getByRole('listitem')
    await chooseFromMenu(rows.filter({ hasText: own[0] }), 'Add to a collection')
    await adding.getByLabel('New collection').fill('For Mondays')
    await page.keyboard.press('Enter')
    await expect(adding.getByRole('button', { name: 'For Mondays', pressed: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(adding).toBeHidden()
    await expect(rows.filter({ hasText: own[0] }).getByRole('button', { name: /^More: / })).toBeFocused()
    await chooseFromMenu(rows.filter({ hasText: own[1] }), 'Add to a collection')
    await pressEnter(adding.getByRole('button', { name: 'For Mondays' }))
    await expect(adding.getByRole('button', { name: 'For Mondays', pressed: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(adding).toBeHidden()
    await page.getByRole('link', { name: 'Collections', exact: true }).press('Enter')
    await expect(shelf(page).getByRole('listitem')).toContainText('2 lines')
  })

  await test.step('it is reordered and renamed', async () => {
    await pressEnter(shelf(page).getByRole('button', { name: 'For Mondays' }))
    const dialog = page.getByRole('dialog', { name: 'For Mondays' })
    const lines = dialog.getByRole('listitem')
    await expect(lines).toContainText(own)
    await pressEnter(lines.nth(1).getByRole('button', { name: 'Move up' }))
    await expect(lines).toContainText(own.toReversed())
    await expectAccessible(page)
    await dialog.getByLabel('Name').fill('For slow Mondays')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'For slow Mondays' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.reload()
    await pressEnter(shelf(page).getByRole('button', { name: 'For slow Mondays' }))
    await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(own.toReversed())
  })

  await test.step('it can be deleted and restored', async () => {
    await pressEnter(page.getByRole('dialog').getByRole('button', { name: 'Delete this collection' }))
    await expect(shelf(page)).toBeHidden()
    await pressEnter(page.getByRole('button', { name: 'Undo', exact: true }))
    await expect(shelf(page).getByRole('listitem')).toContainText('2 lines')
  })

  await test.step('one to begin with is copied', async () => {
    await pressEnter(page.getByRole('button', { name: 'Copy these 5: For good days' }))
    await expect(shelf(page).getByRole('listitem').first()).toContainText('For good days')
    await expect(page.getByRole('button', { name: 'Copy these 5: For good days' })).toBeHidden()
    await expectAccessible(page)
  })
})
