import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, ignoreFaults, phone, signUp, test } from '#fixtures.ts'

/** Whoever said no to notifications, now or long ago. */
const refuseNotifications = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })

test.use({ theme: 'light', viewport: phone })

test('a reminder is chosen, comes by mail, and one click ends it', async ({ page, visitor, browser, faults }) => {
  await refuseNotifications(page)
  await signUp(page, visitor)
  await page.goto('/profile#reminders')
  const part = page.getByRole('region', { name: 'Reminders' })
  const nudge = part.getByRole('switch', { name: 'A quiet nudge' })

  await test.step('it is off, with nothing to fill in; where notifications are refused, mail is offered', async () => {
    await expect(nudge).not.toBeChecked()
    await expect(part.getByRole('button', { name: 'Add to my calendar', exact: true })).toBeVisible()
    await expect(part.getByRole('group')).toHaveCount(0)
    await nudge.click()
    await expect(part.getByText(/Notifications are off for this site, and that is fine/)).toBeVisible()
    await part.getByRole('button', { name: 'Remind me by e-mail', exact: true }).click()
    await expect(nudge).toBeChecked()
    await expect(part.getByRole('switch', { name: 'Send by e-mail instead' })).toBeChecked()
    await part.getByRole('button', { name: 'Sunday', exact: true }).click()
    await expect(part.getByRole('button', { name: 'Sunday', exact: true })).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible(page)
  })

  await test.step('a time in the quiet hours is not kept, and says why', async () => {
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

  await test.step('it stays after a reload', async () => {
    await page.reload()
    await expect(nudge).toBeChecked()
    await expect(part.getByLabel('Time', { exact: true })).toHaveValue('07:40')
  })

  await test.step('it goes into the calendar', async () => {
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
  const openLetter = async (subject: string) => {
    await stranger.goto('/outbox')
    const letter = stranger.getByRole('article').filter({ hasText: visitor.email }).first()
    await expect(letter.getByRole('heading')).toHaveText(subject)
    return letter
  }

  await test.step('it begins once the link in the first mail was pressed', async () => {
    await expect(part.getByText('Your reminders begin once you have pressed it.')).toBeVisible()
    await expect(part.getByRole('button', { name: 'Send me one now', exact: true })).toBeHidden()
    await expectAccessible(page)
    const letter = await openLetter('May we send your reminders here?')
    await letter.getByRole('link', { name: /confirm-reminders/ }).click()
    await expectAccessible(stranger)
    await stranger.getByRole('button', { name: 'Yes, send them here', exact: true }).click()
    await expect(stranger.getByRole('heading', { name: 'Reminders will come here' })).toBeVisible()
    await page.reload()
    await expect(part.getByText('Your reminders begin once you have pressed it.')).toBeHidden()
  })

  await test.step('the mail in the outbox holds the way out, which works signed out', async () => {
    await part.getByRole('button', { name: 'Send me one now', exact: true }).click()
    await expect(part.getByText('Sent. Look in your inbox.')).toBeVisible()
    const letter = await openLetter('Your line for today is ready')
    await expectAccessible(stranger)
    await letter.getByRole('link', { name: /unsubscribe/ }).click()
    await expectAccessible(stranger)
    await stranger.getByRole('button', { name: 'Stop reminders', exact: true }).click()
    await expect(stranger.getByRole('heading', { name: 'Reminders are off' })).toBeVisible()
    await expectAccessible(stranger)
    await stranger.context().close()
    await page.reload()
    await expect(nudge).not.toBeChecked()
  })
})

test.describe('with a worker', () => {
  // The journeys of others answer in the server's place; this one is about what stands before it.
  test.use({ serviceWorkers: 'allow' })

  test('a push is shown as a notification', async ({ page, context, baseURL }) => {
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
    const data = JSON.stringify({ title: 'Glimmer', body: 'Your line for today is ready.' })
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
    const shown = () =>
      page.evaluate(async () => {
        const found = await (await navigator.serviceWorker.ready).getNotifications()
        return found.map(({ title, body, tag }) => ({ title, body, tag }))
      })
    await expect.poll(shown).toEqual([{ title: 'Glimmer', body: 'Your line for today is ready.', tag: 'reminder' }])
  })
})
