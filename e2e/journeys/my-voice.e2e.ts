import { keepSounds, testWithMicrophone as test } from '#audio.ts'
import { expect, expectAccessible, signUp } from '#fixtures.ts'

test('saves how a name is said, and plays recorded lines before bed', async ({ page, visitor }) => {
  await keepSounds(page)
  await signUp(page, visitor)
  await page.goto('/profile')
  const about = page.getByRole('region', { name: 'About you' })

  await test.step('the name is heard before it is saved', async () => {
    await about.getByLabel('First name').fill('Siobhan')
    await about.getByLabel('How to say it').fill('Shi-vawn')
    const [response] = await Promise.all([
      page.waitForResponse('**/voices/*/name'),
      about.getByRole('button', { name: 'Hear Shi-vawn' }).click(),
    ])
    expect(response.request().postDataJSON()).toEqual({ respelling: 'Shi-vawn' })
    await expect.poll(() => page.evaluate(() => window.spoken?.currentTime ?? 0)).toBeGreaterThan(0.1)
    await about.getByRole('button', { name: 'Save changes' }).click()
    await expect(about.getByText('Saved')).toBeVisible()
    await page.reload()
    await expect(about.getByLabel('How to say it')).toHaveValue('Shi-vawn')
  })

  await test.step('a line is recorded, and the others are left out', async () => {
    await page.goto('/profile#voice')
    const section = page.getByRole('region', { name: 'Voice', exact: true })
    await section.getByRole('button', { name: 'Record three lines' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record three lines' })
    await dialog.getByRole('button', { name: 'Record this line' }).click()
    await expect(dialog.getByRole('timer')).toHaveText(/^0:(0[1-9]|[1-5]\d) /)
    await dialog.getByRole('button', { name: 'Finish recording' }).click()
    await expect(dialog.getByText('Recorded.', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('before bed it is said in that voice, and no other is asked', async () => {
    const asked: string[] = []
    page.on('request', (request) => void (request.url().endsWith('/speak/live') && asked.push(request.url())))
    await page.getByRole('region', { name: 'Voice', exact: true }).getByRole('link', { name: 'before bed' }).click()
    const tonight = page.getByRole('region', { name: 'Tonight' })
    await tonight.getByRole('button', { name: 'My voice' }).click()
    await expect(tonight).toContainText('1 line in your own voice')
    await tonight.getByRole('button', { name: 'Start my recorded lines' }).click()
    await expect(page.getByRole('dialog', { name: 'Before bed' }).locator('mark')).toBeVisible()
    expect(asked).toEqual([])
  })
})
