import { desktop, expect, expectAccessible, ignoreNetworkFaults, phone, test } from '#fixtures.ts'

for (const [theme, viewport] of [
  ['dark', desktop],
  ['light', phone],
] as const)
  test.describe(`in ${theme}, ${viewport.width} wide`, () => {
    test.use({ theme, viewport })

    test('the critic answers with the network cut after the page has opened, and sends and keeps nothing', async ({
      page,
      context,
      faults,
    }) => {
      await test.step('the page is found from About, and has come whole', async () => {
        await page.goto('/about')
        await page.getByRole('link', { name: 'See all the rules, and try them' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'How lines are written' })).toBeVisible()
        await page.reload()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
      })

      await context.setOffline(true)
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      const box = page.getByRole('textbox', { name: 'Your line' })
      const ask = page.getByRole('button', { name: 'Ask the critic' })
      const answer = page.locator('form').getByRole('status')

      await test.step('a line that promises too much is turned away, with reasons', async () => {
        await box.fill('I will always be calm')
        await ask.click()
        await expect(answer).toContainText('The critic would turn this line away.')
        await expect(answer.getByRole('listitem')).toContainText([/promises an outcome/, /“always” is an absolute/])
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
        expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
          /want to die|brave enough/,
        )
        expect(sent.filter((url) => !url.includes('/api/'))).toEqual([])
      })
      ignoreNetworkFaults(faults)
    })
  })
