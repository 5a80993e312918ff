import { expect, expectAccessible, ignoreNetworkFaults, phone, test } from '#fixtures.ts'

test.use({ theme: 'light', viewport: phone })

test('sends a message to support, and keeps it when the connection fails', async ({ page, visitor, faults }) => {
  await page.goto('/contact')
  const message = page.getByLabel('Your message', { exact: true })
  await expectAccessible(page)

  await test.step('a field that is wrong is named', async () => {
    await page.getByLabel('Your email address').fill('nowhere')
    await message.fill('The music stops on my phone.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('That doesn’t look like an email address.')).toBeVisible()
    await page.getByLabel('Your email address').fill(visitor.email)
  })

  await test.step('where it cannot be sent the address is shown, and the words stay, after a reload as well', async () => {
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'What you wrote is still here.' })
    await expect(failed.getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('button', { name: 'Try Again', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.context().setOffline(false)
    // The app reloads by itself if a script of it could not be loaded meanwhile, which would end this reload.
    await expect(() => page.reload()).toPass()
    await expect(message).toHaveValue('The music stops on my phone.')
    ignoreNetworkFaults(faults)
  })

  await test.step('sent, it says how long an answer takes, and is typed no more', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeFocused()
    await expect(page.getByText(`within 3 working days, at ${visitor.email}`)).toBeVisible()
    await page.getByRole('button', { name: 'Write another', exact: true }).click()
    await expect(message).toHaveValue('')
  })

  await test.step('words that may come from somebody in danger are sent, and people to talk to are shown', async () => {
    await message.fill('I don’t want to live any more')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: /talk to a person/ }).getByRole('link', { name: 'Call 116 123' }),
    ).toBeVisible()
    await expectAccessible(page)
  })
})
