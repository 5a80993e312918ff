import type { Usage } from '@glimmer/contract'
import { type ModelMirror, startModelMirror } from '@glimmer/server/adapters/voice/kokoro/testing/model-mirror'
import { whyNotHere } from '@glimmer/server/adapters/voice/kokoro/testing/runtime-folder'
import type { Page } from '@playwright/test'
import { apiOf } from '#api.ts'
import { collectHighlightedWords } from '#audio.ts'
import { test as base, expect, ignoreFaults, signUp } from '#fixtures.ts'
import { expectVoice, lineCard, openShelf, ownLines } from '#pages.ts'

/** A product for this journey alone that uses the natural voice, and a mirror that delivers its model slowly. */
const test = base.extend<{ mirror: ModelMirror }>({
  mirror: async ({ browserName: _ }, use) => {
    const mirror = await startModelMirror()
    await use(mirror)
    await mirror.stop()
  },
  settings: async ({ mirror }, use) =>
    use({ VOICE: 'kokoro', VOICE_MODEL_MIRROR: mirror.url, TEST_VOICE_MANIFEST: mirror.manifest }),
})

/** Drops the connection once, after the first words of a line. */
const loseConnectionOnce = (page: Page) =>
  page.route(
    '**/speak/live',
    (route) => (route.request().postDataJSON().afterWords ? route.abort('connectionreset') : route.fallback()),
    { times: 2 },
  )

const text = 'I can begin. This day may be slow.'

test('speaks with a basic voice until the natural one is downloaded', async ({ page, visitor, mirror, faults }) => {
  test.skip(whyNotHere !== undefined, whyNotHere)
  const card = lineCard(page)
  const standsIn = card.getByText('so a basic one is reading, free.')
  const play = () => card.getByRole('button', { name: 'Play', exact: true }).click()
  await signUp(page, visitor)
  await expectVoice(page, 'bf_emma')

  await play()
  await expect(standsIn).toBeVisible()

  await test.step('once its model has come', async () => {
    mirror.open()
    await expect(async () => {
      await page.reload()
      await play()
      await expect(card.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
      await expect(standsIn).toBeHidden({ timeout: 1000 })
    }).toPass()
  })

  await test.step('a line is heard while it is made; a lost connection repeats no word and charges nothing twice', async () => {
    const call = await apiOf(page)
    await call('POST', '/affirmations', { text })
    await openShelf(page, 'own')
    await ownLines(page).getByRole('button', { name: text, exact: true }).click()
    const opened = page.getByRole('dialog', { name: 'Your own line' })
    // This line has no recording in this voice yet.
    await opened.getByLabel('Voice', { exact: true }).selectOption('bm_george')
    await loseConnectionOnce(page)
    const words = await collectHighlightedWords(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const speech = /\/(live|speech|audio)(\/[\w-]+)?$/.exec(new URL(request.url()).pathname)?.[1]
      if (speech) asked.push(speech)
    })
    const pressPlay = () => opened.getByRole('button', { name: 'Play', exact: true }).click()
    await pressPlay()
    await expect(opened.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await expect(opened.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const lit = await words.jsonValue()
    // A busy machine renders no frame for a short word; none is lit twice, and the last one is lit.
    expect(lit).toEqual((text.match(/\w+/g) ?? []).filter((word) => lit.includes(word)))
    expect(lit.at(-1)).toBe('slow')
    expect(asked).toEqual(expect.arrayContaining(['live', 'speech']))
    expect((await call<Usage>('GET', '/users/usage')).speech.used).toBe(1)

    asked.splice(0)
    await pressPlay()
    await expect(opened.locator('mark')).toBeVisible()
    expect(asked).toEqual([])
    ignoreFaults(faults, 'ERR_CONNECTION_RESET')
  })
})
