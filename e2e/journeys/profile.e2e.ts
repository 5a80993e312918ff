import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInEveryLook, ignoreFaults, phone, signUp, test } from '#fixtures.ts'
import { problem } from '#pages.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes', exact: true }).click()
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const chip = (page: Page, name: string) => part(page, 'Your lines').getByRole('button', { name, exact: true })
const choice = (page: Page, name: RegExp) => part(page, 'Your lines').getByRole('radio', { name })

/** Opens a section by its link in the list beside it. */
const openPart = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }).click()

test('saves a name and how lines are written', async ({ page, visitor, faults }) => {
  await signUp(page, visitor)

  await test.step('the menu leads to the settings', async () => {
    await page.getByRole('button', { name: 'User', exact: true }).click()
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.waitForURL('**/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'User' })).toBeVisible()
    await expect(page.getByText(/^Joined \w+ \d{4} · Free plan$/)).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue(visitor.email)
    await expect(field(page, 'Email')).toHaveAttribute('readonly')
  })

  await test.step('a name is saved, and shown in the header at once', async () => {
    await field(page, 'First name').fill('Maya')
    await field(page, 'Last name').fill('Okafor')
    await field(page, 'Username').fill('maya')
    await save(page)
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'maya', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Maya Okafor' })).toBeVisible()
  })

  await test.step('an error of the server is shown under its field, and nothing typed is lost', async () => {
    await field(page, 'First name').fill('Maya-Li')
    await field(page, 'Username').fill('')
    await save(page)
    await expect(page.getByText('Please give a name we can call you by.')).toBeVisible()
    await expect(field(page, 'Username')).toBeFocused()
    await expect(field(page, 'First name')).toHaveValue('Maya-Li')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo changes', exact: true }).click()
    await expect(field(page, 'Username')).toHaveValue('maya')
    await expect(field(page, 'First name')).toHaveValue('Maya')
    ignoreFaults(faults, 'status of 400')
  })

  await test.step('themes, form, level and time zone are saved as soon as they are chosen', async () => {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Your lines' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Your lines' })).toBeFocused()
    await expect(part(page, 'About you')).toBeHidden()
    await chip(page, 'Sleep').click()
    await chip(page, 'Calm').click()
    await expect(part(page, 'Your lines').getByText('Maya, you can take this one step at a time.')).toBeVisible()
    await choice(page, /^By my name/).check()
    await choice(page, /^Notice/).check()
    await page.getByRole('combobox', { name: 'Time zone', exact: true }).selectOption('America/New_York')
    await page.getByRole('button', { name: 'Use this device’s: London', exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Time zone', exact: true })).toHaveValue('Europe/London')
    await expect(
      part(page, 'Your lines').getByText('You begin with lines that notice, and ask for nothing.'),
    ).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).last()).toBeVisible()
  })

  await test.step('words that steer lines are saved once that is turned on, and erased with one press', async () => {
    await openPart(page, 'What Glimmer goes by')
    const goesBy = part(page, 'What Glimmer goes by')
    await goesBy.getByRole('switch', { name: 'Let your words and answers steer your lines' }).click()
    await field(page, 'Words to avoid').fill('hustle, the, can, not')
    await goesBy.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(goesBy.getByText('Too many lines have these words. Choose fewer, or rarer ones.')).toBeVisible()
    await field(page, 'Words to avoid').fill('hustle')
    await field(page, 'What you’re working on').fill('Asking for help sooner.')
    await goesBy.getByRole('button', { name: 'Save', exact: true }).click()
    await page.reload()
    await expect(field(page, 'Words to avoid')).toHaveValue('hustle')
    await expect(field(page, 'What you’re working on')).toHaveValue('Asking for help sooner.')
    await goesBy.getByRole('button', { name: 'Erase all of this', exact: true }).click()
    await expect(field(page, 'Words to avoid')).toBeHidden()
    await expect(goesBy.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
    ignoreFaults(faults, 'status of 400')
  })

  await test.step('all of it is there after a reload, at the address of each part', async () => {
    await page.goto('/profile#your-lines')
    await page.reload()
    await expect(chip(page, 'Sleep')).toHaveAttribute('aria-pressed', 'true')
    await expect(chip(page, 'Calm')).toHaveAttribute('aria-pressed', 'true')
    await expect(chip(page, 'Focus')).toHaveAttribute('aria-pressed', 'false')
    await expect(choice(page, /^By my name/)).toBeChecked()
    await expect(choice(page, /^Notice/)).toBeChecked()
    await openPart(page, 'About you')
    await expect(field(page, 'Last name')).toHaveValue('Okafor')
  })

  await test.step('a theme of a higher plan is shown and cannot be chosen', async () => {
    await openPart(page, 'Your lines')
    const locked = part(page, 'Your lines').getByRole('button', { name: /^Fresh start Pro$/ })
    await expect(locked).toBeDisabled()
    await openPart(page, 'Your plan')
    await expect(part(page, 'Your plan').getByText('0 of 10')).toBeVisible()
  })

  await test.step('a private address is shown once, works elsewhere, and no longer once removed', async () => {
    await openPart(page, 'Elsewhere')
    const elsewhere = part(page, 'Use your line elsewhere')
    await elsewhere.getByRole('textbox', { name: 'What is it for?' }).fill('Kitchen tablet')
    await elsewhere.getByRole('button', { name: 'Make a private address', exact: true }).click()
    await elsewhere.getByRole('button', { name: 'Terminal', exact: true }).click()
    const [address = ''] = /https?:[^"]+/.exec((await elsewhere.getByText('curl -fsS').textContent()) ?? '') ?? []
    expect(await (await page.request.get(address)).text()).toMatch(/^\S.*\n$/)
    await expectAccessible(page)
    await elsewhere.getByRole('button', { name: /^Remove.*Kitchen tablet$/ }).click()
    await expect(elsewhere.getByText(address)).toBeHidden()
    expect((await page.request.get(address)).status()).toBe(404)
  })

  await test.step('an access token is made with what it may do', async () => {
    const elsewhere = part(page, 'Use your line elsewhere')
    await elsewhere.getByText('For your own programs').click()
    await elsewhere.getByRole('textbox', { name: 'Which program is it for?' }).fill('Shell script')
    await elsewhere.getByRole('button', { name: 'Make an access token', exact: true }).click()
    await expect(elsewhere.getByText('Choose what it may do.')).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Read lines', exact: true }).click()
    await elsewhere.getByRole('button', { name: 'Make an access token', exact: true }).click()
    const token = await elsewhere.getByText(/^glm_.{43}$/).textContent()
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.get('/api/affirmations', { headers })).status()).toBe(200)
    expect((await page.request.get('/api/users/profile', { headers })).status()).toBe(403)
  })

  await test.step('on a phone the settings fit the screen', async () => {
    await page.setViewportSize(phone)
    await page.getByRole('link', { name: 'All settings', exact: true }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Your plan' }).click()
    await expect(part(page, 'Your plan')).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused()
    await expect(part(page, 'Voice')).toBeHidden()
    await expectAccessibleInEveryLook(page)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Your plan', exact: true })).toBeFocused()
    await expectAccessible(page)
  })
})

test('keeps typed words when a save fails, the page is left or the session ends', async ({ page, visitor, faults }) => {
  await signUp(page, visitor)
  await page.goto('/profile')
  await field(page, 'First name').fill('Maya')

  await test.step('the network fails', async () => {
    await page.route('**/api/users/profile', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Profile update failed' })).toBeVisible()
    await expect(field(page, 'First name')).toHaveValue('Maya')
    await page.unroute('**/api/users/profile')
    ignoreFaults(faults, 'ERR_FAILED')
  })

  await test.step('the page is left for the dashboard, and reloaded', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Affirmations', exact: true }).click()
    await page.waitForURL('**/dashboard')
    await page.goBack()
    await expect(field(page, 'First name')).toHaveValue('Maya')
    await page.reload()
    await expect(field(page, 'First name')).toHaveValue('Maya')
  })

  await test.step('the session ends during the save, and the person signs in again', async () => {
    await page.route('**/api/users/profile', (route) => route.fulfill(problem(401)), { times: 1 })
    await save(page)
    await page.waitForURL('**/login')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.waitForURL('**/profile')
    await expect(field(page, 'First name')).toHaveValue('Maya')
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Maya' })).toBeVisible()
    // What was requested in advance is refused, too, and on a busy machine only later.
    ignoreFaults(faults, 'status of 401')
  })
})

test('shows an unsaved choice until it is saved, and loads usage again', async ({ page, visitor, faults }) => {
  await signUp(page, visitor)
  await page.route('**/api/users/usage', (route) => route.abort())
  await page.goto('/profile#your-lines')
  await page.route('**/api/users/preferences', (route) => route.abort(), { times: 1 })
  await chip(page, 'Focus').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Preferences update failed' })).toBeVisible()
  await expect(chip(page, 'Focus')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(chip(page, 'Focus')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await part(page, 'Your lines').getByRole('button', { name: 'Try Again', exact: true }).click()
  await expect(page.getByText('Preferences update failed')).toBeHidden()
  await page.reload()
  await expect(chip(page, 'Focus')).toHaveAttribute('aria-pressed', 'true')

  await openPart(page, 'Your plan')
  await expect(page.getByText('Failed to fetch usage data')).toBeVisible()
  await page.unroute('**/api/users/usage')
  await part(page, 'Your plan').getByRole('button', { name: 'Try Again', exact: true }).click()
  await expect(part(page, 'Your plan').getByText('0 of 10')).toBeVisible()
  ignoreFaults(faults, 'ERR_FAILED')
})
