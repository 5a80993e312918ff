import { failsWith, type ImageServer, sends, startImageServer, staysSilent } from '@glimmer/server/testing/image-server'
import { test as base, expect, expectAccessible, signUp } from '#fixtures.ts'

/** A product for this journey alone, whose avatars are drawn by an image service. */
const test = base.extend<{ artist: ImageServer }>({
  artist: async ({ browserName: _ }, use) => {
    const artist = await startImageServer()
    await use(artist)
    await artist.stop()
  },
  settings: async ({ artist }, use) =>
    use({ ARTIST: 'openai', ARTIST_BASE_URL: artist.baseUrl, ARTIST_MODEL: 'a-model' }),
})

test('stopped and failed drawings are not counted, and after two others the month’s allowance is used up', async ({
  page,
  visitor,
  artist,
}) => {
  await signUp(page, visitor)
  await page.goto('/avatar-editor')
  await page.getByRole('tab', { name: 'From words' }).click()
  const words = page.getByLabel('In your words')
  const draw = () => page.getByRole('button', { name: 'Draw three' }).click()
  const proposals = page.getByRole('group', { name: 'Pick one' })
  const drawAgain = () => page.getByRole('button', { name: 'Draw again' }).click()
  await words.fill('A calm evening by the sea')

  await test.step('a drawing can be stopped while it is awaited, and is not counted', async () => {
    artist.behave(staysSilent)
    const asked = artist.nextAsked()
    await draw()
    await asked
    await expect(page.getByRole('progressbar', { name: 'Drawing three options' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('Stopped. Nothing was counted.')).toBeVisible()
    await expect(words).toHaveValue('A calm evening by the sea')
    await expect(page.getByText('Uses 1 of your 2 left this month.')).toBeVisible()
  })
  await test.step('when the service fails Glimmer draws by itself, says so, and does not count it', async () => {
    artist.behave(failsWith(500))
    await draw()
    await expect(proposals).toBeVisible()
    await expect(page.getByText('They don’t count.')).toBeVisible()
    await drawAgain()
    await expect(page.getByText('Uses 1 of your 2 left this month.')).toBeVisible()
  })
  await test.step('the proposals are still there after a look at another tab', async () => {
    artist.behave(sends())
    await draw()
    await expect(proposals).toBeVisible()
    await page.getByRole('tab', { name: 'Build it' }).click()
    await expect(page.getByRole('group', { name: 'Style' })).toBeVisible()
    await page.getByRole('tab', { name: 'From words' }).click()
    await expect(proposals).toBeVisible()
    await drawAgain()
    await expect(page.getByText('Uses 1 of your 1 left this month.')).toBeVisible()
  })
  await test.step('after the last one the page says what stays free, when the allowance returns, and shows the plans', async () => {
    await draw()
    await expect(proposals).toBeVisible()
    await drawAgain()
    const spent = page.getByRole('region', { name: 'You’ve used this month’s 2 AI avatars' })
    await expect(spent).toContainText('They come back on 1')
    await expect(spent.getByRole('listitem')).toHaveText([
      'Every avatar you have saved',
      'Avatars you build yourself',
      'Your own pictures',
    ])
    await expect(spent.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription')
    await expectAccessible(page)
    await spent.getByRole('button', { name: 'Build one instead' }).click()
    await page.getByRole('button', { name: 'Save and use' }).click()
    await expect(page.getByText('Avatar updated.')).toBeVisible()
  })
})
