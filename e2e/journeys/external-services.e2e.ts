import { typeset } from '@glimmer/lib/typeset'
import { startFakeVoiceServer } from '@glimmer/server/adapters/voice/testing/fake-voice-server'
import { failsWith, sends, startImageServer, staysSilent } from '@glimmer/server/testing/image-server'
import { holding, replyWith, replyWithLine, startModelServer } from '@glimmer/server/testing/model-server'
import { test as base, expect, expectAccessible, signUp } from '#fixtures.ts'
import { chooseTheme, expectUsed, expectVoice, openShelf, pressEnter } from '#pages.ts'
import { startProduct } from '#product.ts'

/** A product that writes, speaks and draws with services outside, and whose users are in Ireland. */
async function startWithServices() {
  const [artist, model, speech] = await Promise.all([
    startImageServer(),
    startModelServer(),
    startFakeVoiceServer('kokoro'),
  ])
  const product = await startProduct({
    ARTIST: 'openai',
    ARTIST_BASE_URL: artist.baseUrl,
    ARTIST_MODEL: 'a-model',
    WRITER: 'openai',
    WRITER_BASE_URL: model.baseUrl,
    WRITER_MODEL: 'a-model',
    VOICE: 'openai',
    VOICE_FLAVOUR: 'kokoro',
    VOICE_BASE_URL: `${speech.url}/v1`,
    HELP_REGION: 'IE',
  })
  const stop = async () => {
    await product.stop()
    for (const service of [artist, model, speech]) await service.stop()
  }
  return { url: product.url, artist, model, speech, stop }
}
type Services = Awaited<ReturnType<typeof startWithServices>>

const test = base.extend<object, { services: Services }>({
  services: [
    async ({ browserName: _ }, use) => {
      const services = await startWithServices()
      await use(services)
      await services.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ services }, use) => use(services.url),
})

// One after another, in one worker: all of them use one product.
test.describe.configure({ mode: 'default' })

test('counts no stopped or failed drawing, and explains a used-up allowance of avatars', async ({
  page,
  visitor,
  services: { artist },
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
    const spent = page.getByRole('region', { name: 'You’ve used this month’s 2 portraits from words' })
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

test('brings a line that is not counted when the language model does not answer', async ({
  page,
  visitor,
  services: { model },
}) => {
  const line = 'I can let this hour be a slow one.'
  const laterLine = 'I can go slowly today.'
  const write = async () => {
    await page.getByRole('button', { name: 'Write me a line' }).click()
    const composer = page.getByRole('dialog', { name: 'Write me a line' })
    await chooseTheme(composer, 'Calm')
    await composer.getByRole('button', { name: 'Write my line' }).click()
    return composer
  }
  const lineCard = page.getByRole('region', { name: 'Your affirmation' })
  const answered = page.waitForResponse('**/api/affirmations/today')
  await signUp(page, visitor)
  const today: { text: string } = await (await answered).json()

  await test.step('the model writes a line, which says so and counts', async () => {
    model.behave(replyWithLine(line))
    await expect(await write()).toBeHidden()
    await expect(lineCard.getByText(line)).toBeVisible()
    await expect(lineCard.getByText(/^Written for you by .+, an AI\./)).toBeVisible()
  })

  const late = holding(replyWithLine(laterLine))
  await test.step('when it hangs, the wait is explained, today’s line is shown meanwhile, and Glimmer writes by itself', async () => {
    model.behave(replyWithLine('I will always be calm!'), late.behaviour)
    const composer = await write()
    await expect(composer.getByText('Still looking for the right words.')).toBeVisible()
    await expect(composer.getByText(typeset(today.text), { exact: true })).toBeVisible()
    await expect(composer).toBeHidden()
    await expect(lineCard.getByText(line)).toBeHidden()
    await expect(lineCard.getByText(/^Written for you by/)).toBeHidden()
    expect(model.completions()).toHaveLength(2)
  })
  await test.step('when its line comes after all, it is offered, and counts if it is shown', async () => {
    late.release()
    await expect(page.getByText('Another line came.')).toBeVisible()
    await expect(lineCard.getByText(laterLine)).toBeHidden()
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(lineCard.getByText(laterLine)).toBeVisible()
    await expect(lineCard.getByText(/^Written for you by .+, an AI\./)).toBeVisible()
    await expectUsed(page, { lines: 2 })
  })
  await test.step('people to talk to are those of the region that whoever runs it has named', async () => {
    await page.goto('/help')
    const help = page.getByRole('main')
    await expect(help.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
    await expect(help.getByText(/Numbers for Ireland\./)).toBeVisible()
    await expect(help.getByRole('link', { name: 'Call 999' })).toHaveCount(0)
  })
})

test('speaks with a basic voice, and says so, while the chosen one cannot be reached', async ({
  page,
  visitor,
  services: { speech },
}) => {
  const lineCard = page.getByRole('region', { name: /affirmation$/ })
  const standsIn = lineCard.getByText('We couldn’t reach the voice you chose, so a basic one is reading, free.')
  const play = () => lineCard.getByRole('button', { name: 'Play', exact: true }).click()
  await signUp(page, visitor)
  speech.failAll('garbage')
  await expectVoice(page, 'bf_emma')

  await play()
  await expect(standsIn).toBeVisible()

  await test.step('once it can be reached again, it speaks', async () => {
    speech.failAll(undefined)
    await page.reload()
    await play()
    await expect(lineCard.locator('mark')).toBeVisible()
    await expect(standsIn).toBeHidden()
  })
})

test('has the model say a line of one’s own on each step, at a press, and keeps the words when it cannot', async ({
  page,
  visitor,
  services: { model },
}) => {
  const own = 'I trust my own kind of quiet'
  const gentle = 'I’m allowed to trust my own kind of quiet.'
  await signUp(page, visitor)
  await openShelf(page, 'own')
  const field = page.getByLabel('Your own line')
  await field.fill(own)
  const ways = page.getByText('Say it more gently, or more boldly')
  await ways.click()
  const ask = page.getByRole('button', { name: 'Ask a-model, an AI, to say it' })
  const byRule = page.getByRole('button', { name: "I'm learning to trust my own kind of quiet." })
  await expect(byRule).toBeVisible()

  await test.step('when it answers with something else, the words and the lines by rule stay', async () => {
    model.behave(replyWith('I’m sorry, I can’t help with that.'))
    await pressEnter(ask)
    await expect(page.getByText('a-model didn’t find other words this time.')).toBeVisible()
    await expect(byRule).toBeVisible()
    await expect(field).toHaveValue(own)
  })
  const late = holding(replyWith(JSON.stringify({ allowing: gentle })))
  await test.step('while it is awaited a second press asks nothing, and then its line says whose it is', async () => {
    model.behave(late.behaviour)
    const asked = model.asked()
    await pressEnter(ask)
    await asked
    await ask.press('Enter')
    await expect(page.getByText('Finding words for each step…')).toBeVisible()
    late.release()
    await expect(page.getByText('Allowing it · by a-model, an AI')).toBeVisible()
    expect(model.completions()).toHaveLength(1)
    await expectAccessible(page)
  })
  await test.step('one is tried in the field, then the words as they were, without losing the place', async () => {
    const tried = page.getByRole('button', { name: "I'm allowed to trust my own kind of quiet." })
    await pressEnter(tried)
    await expect(field).toHaveValue("I'm allowed to trust my own kind of quiet.")
    await expect(tried).toBeFocused()
    await expect(tried).toHaveAttribute('aria-pressed', 'true')
    await pressEnter(page.getByRole('button', { name: own, exact: true }))
    await expect(field).toHaveValue(own)
    await pressEnter(tried)
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByText('Your line is saved.')).toBeVisible()
    await expectUsed(page, { lines: 0 })
  })
})
