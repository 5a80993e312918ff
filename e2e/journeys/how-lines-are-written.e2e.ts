import { expect, expectAccessible, ignoreNetworkFaults, phone, test } from '#fixtures.ts'

test.afterEach(({ faults }) => ignoreNetworkFaults(faults))

test.use({ theme: 'light', viewport: phone })

test('the critic judges lines offline, and sends and stores nothing', async ({ page, context }) => {
  await test.step('the page is found from About, and has come whole', async () => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'Try the critic' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'How lines are written' })).toBeVisible()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  })

  await context.setOffline(true)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`))
  const box = page.getByRole('textbox', { name: 'Your line' })
  const ask = page.getByRole('button', { name: 'Ask the critic' })
  const answer = page.locator('form').getByRole('status')

  await test.step('a line that promises too much is turned away, with reasons', async () => {
    await box.fill('I will always be calm this morning')
    await ask.click()
    await expect(answer).toContainText('The critic would turn this line away.')
    await expect(answer.getByRole('listitem')).toContainText([/“will” looks ahead/, /“always” is an absolute/])
    await expectAccessible(page)
  })

  await test.step('a bold line is for those who have climbed, and a believable one for everybody', async () => {
    await box.fill('I am brave enough for this morning')
    await expect(answer).toBeEmpty()
    await box.press('Enter')
    await expect(answer).toContainText('from step 4, “Do”')
    await box.fill("I'm allowed to rest before it's finished")
    await box.press('Enter')
    await expect(answer).toHaveText('The critic would let this line through.')
  })

  await test.step('nothing is asked of an empty line', async () => {
    await box.fill(' ')
    await ask.click()
    await expect(page.getByRole('alert')).toHaveText('Write a line first.')
  })

  await test.step('words of harm are met with people, and never with a remark on style', async () => {
    await box.fill('I will always want to die')
    await ask.click()
    await expect(answer).toContainText('You deserve to talk to a person.')
    await expect(answer.getByRole('link', { name: 'Call 116 123' })).toBeVisible()
    await expect(answer).not.toContainText('critic')
    await expect(answer).not.toContainText('always')
    await expectAccessible(page)
  })

  await test.step('what was typed has left no trace on the device, and nothing was asked for with it', async () => {
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    for (const words of ['calm this morning', 'brave enough', 'want to die']) {
      expect(kept).not.toContain(words)
      expect(decodeURIComponent(sent.join('\n'))).not.toContain(words)
    }
  })
})
