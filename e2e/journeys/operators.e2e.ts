import type { Page } from '@playwright/test'
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
import { pressEnter } from '#pages.ts'
import { signInWithPasskey, signUpOperator } from '#passkeys.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })

test('an operator with a passkey finds an account, grants it a plan and tries the mail', async ({
  page,
  visitor,
  faults,
}) => {
  await test.step('others are told that there is no such page, and see no link to it', async () => {
    await signUp(page, visitor)
    await page.goto('/admin')
    await expect(heading(page, 'Page Not Found')).toBeVisible()
    expect(await (await page.request.get('/service-worker.js')).text()).not.toContain('/assets/admin-')
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
  })

  await test.step('without a second step, the screen says how to set one up', async () => {
    await signUpOperator(page)
    await page.goto('/admin')
    await expect(heading(page, 'One more thing to prove who you are')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open your account page' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('with it, the menu leads to the screen', async () => {
    await signInWithPasskey(page)
    await page.setViewportSize(desktop)
    await page.getByRole('banner').locator('button[aria-expanded]:visible').last().click()
    await page.getByRole('link', { name: 'Running Glimmer' }).click()
    await expect(page.getByRole('region', { name: 'Health' })).toContainText('database')
  })

  await test.step('an account is found by the keyboard, on a phone, and given a plan', async () => {
    await page.setViewportSize(phone)
    await page.getByLabel('Email address or id').focus()
    await page.keyboard.type(visitor.email)
    await page.keyboard.press('Enter')
    const account = page.getByRole('article', { name: visitor.email })
    await pressEnter(account.getByRole('button', { name: 'Give Premium' }))
    await expect(page.getByText('They have Premium.')).toBeVisible()
    await expect(account).toContainText('Premium')
    await expect(page.getByRole('region', { name: 'What operators did' })).toContainText('grant')
  })

  await test.step('a message is answered, once its answer says something', async () => {
    await page.request.post('/api/support', { data: { email: visitor.email, message: 'The music stops.' } })
    await pressEnter(button(page, 'Look again'))
    const message = page.getByRole('article', { name: `From ${visitor.email}` })
    await expect(message).toContainText('The music stops.')
    await pressEnter(message.getByRole('button', { name: 'Send the answer' }))
    await expect(message.getByText('Write a few words first.')).toBeVisible()
    await message.getByLabel('Your answer').fill('Turn it up, please.')
    await pressEnter(message.getByRole('button', { name: 'Send the answer' }))
    await expect(page.getByText(`Your answer is on its way to ${visitor.email}.`)).toBeVisible()
    await expect(message).toBeHidden()
    await page.getByText(/^Version .*: what is new/).press('Enter')
    await expect(page.getByRole('heading', { name: 'Upgrading' })).toBeVisible()
  })

  await test.step('its sessions are ended after a question', async () => {
    await pressEnter(button(page, 'Sign out everywhere'))
    const dialog = page.getByRole('dialog', { name: 'Sign them out everywhere?' })
    await expectAccessible(page)
    await pressEnter(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await expect(page.getByText('Signed out. An open page')).toBeVisible()
  })

  await test.step('the mail is tried, and an invitation made and ended', async () => {
    await pressEnter(button(page, 'Try: Mail, to yourself'))
    await expect(page.getByText(/MAILER=outbox sends nothing.*\ss$/)).toBeVisible()
    await pressEnter(button(page, 'Make an invitation'))
    await expect(page.getByText(/\/id\/invitation\?token=/)).toBeVisible()
    await pressEnter(page.getByRole('button', { name: /^End invitation/ }))
    await expect(page.getByText('No invitation waits.')).toBeVisible()
    await expectAccessibleInEveryLook(page)
  })
  ignoreFaults(faults, 'status of 404', 'status of 403')
})
