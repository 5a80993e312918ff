import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, ignoreFaults, phone, signUp, test } from '#fixtures.ts'

/** A browser in which the user has denied notifications. */
const denyNotifications = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })

test.use({ theme: 'light', viewport: phone })

test('saves a reminder, sends it by email, and stops it from a link', async ({ page, visitor, browser, faults }) => {
  await denyNotifications(page)
  await signUp(page, visitor)
  await page.goto('/profile#reminders')
  const part = page.getByRole('region', { name: 'Reminders' })
  const nudge = part.getByRole('switch', { name: 'A quiet nudge' })

  await test.step('it is off at first; where notifications are denied, mail is offered', async () => {
    await expect(nudge).not.toBeChecked()
    await expect(part.getByRole('button', { name: 'Add to my calendar', exact: true })).toBeVisible()
    await expect(part.getByRole('group')).toHaveCount(0)
    await nudge.click()
    await expect(part.getByText(/Notifications are off for this site, and that’s fine/)).toBeVisible()
    await part.getByRole('button', { name: 'Remind me by email', exact: true }).click()
    await expect(nudge).toBeChecked()
    await expect(part.getByRole('switch', { name: 'Send by email instead' })).toBeChecked()
    await part.getByRole('button', { name: 'Sunday', exact: true }).click()
    await expect(part.getByRole('button', { name: 'Sunday', exact: true })).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible(page)
  })

  await test.step('a time in the quiet hours is not saved, and the page says why', async () => {
    await part.getByLabel('Time', { exact: true }).fill('22:15')
    await part.getByLabel('Time', { exact: true }).press('Enter')
    await expect(part.getByText('That is within your quiet hours.')).toBeVisible()
    await expect(part.getByLabel('Time', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(part.getByRole('button', { name: 'Try Again' })).toBeHidden()
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/users/reminders') && answer.request().postData()?.includes('07:40') === true,
    )
    await part.getByLabel('Time', { exact: true }).fill('07:40')
    await part.getByLabel('Time', { exact: true }).press('Enter')
    expect((await kept).ok()).toBe(true)
    await expect(part.getByText('That is within your quiet hours.')).toBeHidden()
    ignoreFaults(faults, 'status of 400')
  })

  await test.step('it is still set after a reload', async () => {
    await page.reload()
    await expect(nudge).toBeChecked()
    await expect(part.getByLabel('Time', { exact: true })).toHaveValue('07:40')
  })

  await test.step('a second time brings a line of their own', async () => {
    await part.getByRole('button', { name: 'Add a time', exact: true }).click()
    await expect(part.getByLabel('Time 2', { exact: true })).toHaveValue('12:30')
    await part.getByLabel('Line', { exact: true }).nth(1).selectOption('One of your own')
    await expect(part.getByLabel('Line', { exact: true }).nth(1)).toHaveValue('own')
    await expectAccessible(page)
    await page.reload()
    await expect(part.getByLabel('Line', { exact: true }).nth(1)).toHaveValue('own')
    await part.getByRole('button', { name: 'Remove 12:30', exact: true }).click()
    await expect(part.getByLabel('Time', { exact: true })).toHaveValue('07:40')
  })

  await test.step('evening light is turned on apart, and its reminder once more', async () => {
    await part.getByRole('switch', { name: 'Evening light' }).click()
    const remind = part.getByRole('switch', { name: 'Remind me then' })
    await expect(remind).not.toBeChecked()
    await remind.click()
    await expect(remind).toBeChecked()
    await part.getByLabel('Ask me from', { exact: true }).fill('22:15')
    await part.getByLabel('Ask me from', { exact: true }).press('Enter')
    await expect(part.getByText('That is within your quiet hours.')).toBeVisible()
    ignoreFaults(faults, 'status of 400')
    await part.getByLabel('Ask me from', { exact: true }).fill('18:45')
    await part.getByLabel('Ask me from', { exact: true }).press('Enter')
    await expect(part.getByText('That is within your quiet hours.')).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('it can be added to the calendar', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: 'Add to my calendar', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('glimmer-reminder.ics')
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA\r\n')
    expect(file).toMatch(/DTSTART:\d{8}T074000\r\n/)
  })

  const stranger = await (await browser.newContext({ colorScheme: 'light', viewport: phone })).newPage()
  const openEmail = async (subject: string) => {
    await stranger.goto('/outbox')
    const email = stranger.getByRole('article').filter({ hasText: visitor.email }).first()
    await expect(email.getByRole('heading')).toHaveText(subject)
    return email
  }

  await test.step('it starts once the link in the first mail was opened', async () => {
    await expect(part.getByText('Your reminders start once you’ve clicked it.')).toBeVisible()
    await expect(part.getByRole('button', { name: 'Send me one now', exact: true })).toBeHidden()
    await expectAccessible(page)
    const email = await openEmail('May we send your reminders here?')
    await email.getByRole('link', { name: /confirm-reminders/ }).click()
    await expectAccessible(stranger)
    await stranger.getByRole('button', { name: 'Yes, send them here', exact: true }).click()
    await expect(stranger.getByRole('heading', { name: 'Reminders will come here' })).toBeVisible()
    await page.reload()
    await expect(part.getByText('Your reminders start once you’ve clicked it.')).toBeHidden()
  })

  await test.step('the mail has an unsubscribe link, which works without signing in', async () => {
    await part.getByRole('button', { name: 'Send me one now', exact: true }).click()
    await expect(part.getByText('Sent. Check your inbox.')).toBeVisible()
    const email = await openEmail('Your line for today is ready')
    await expectAccessible(stranger)
    await email.getByRole('link', { name: /unsubscribe/ }).click()
    await expectAccessible(stranger)
    await stranger.getByRole('button', { name: 'Stop reminders', exact: true }).click()
    await expect(stranger.getByRole('heading', { name: 'Reminders are off' })).toBeVisible()
    await expectAccessible(stranger)
    await stranger.context().close()
    await page.reload()
    await expect(nudge).not.toBeChecked()
  })
})
