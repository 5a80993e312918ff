import { typeset } from '@glimmer/lib/typeset'
import { hangs, type ModelServer, saysLine, startModelServer } from '@glimmer/server/testing/model-server'
import { chooseTheme, expectUsed } from '#dashboard.ts'
import { test as base, expect, signUp } from '#fixtures.ts'

/** A product for this journey alone, whose lines are written by a language model and whose users are in Ireland. */
const test = base.extend<{ model: ModelServer }>({
  model: async ({ browserName: _ }, use) => {
    const model = await startModelServer()
    await use(model)
    await model.stop()
  },
  settings: async ({ model }, use) =>
    use({ WRITER: 'openai', WRITER_BASE_URL: model.baseUrl, WRITER_MODEL: 'a-model', HELP_REGION: 'IE' }),
})

test('when the language model stops answering, the person still gets a line, which is not counted', async ({
  page,
  visitor,
  model,
}) => {
  const line = 'I can let this hour be a slow one.'
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
    model.behave(saysLine(line))
    await expect(await write()).toBeHidden()
    await expect(lineCard.getByText(line)).toBeVisible()
    await expect(lineCard.getByText(/AI/)).toBeVisible()
  })

  await test.step('when it hangs, the wait is explained, today’s line is shown meanwhile, and Glimmer writes by itself', async () => {
    model.behave(saysLine('I will always be calm!'), hangs)
    const composer = await write()
    await expect(composer.getByText('Still looking for the right words.')).toBeVisible()
    await expect(composer.getByText(typeset(today.text), { exact: true })).toBeVisible()
    await expect(composer).toBeHidden()
    await expect(lineCard.getByText(line)).toBeHidden()
    await expect(lineCard.getByText(/AI/)).toBeHidden()
    expect(model.completions()).toHaveLength(2)
    await expectUsed(page, '1 of 10')
  })
  await test.step('people to talk to are those of the region that whoever runs it has named', async () => {
    await page.goto('/help')
    const help = page.getByRole('main')
    await expect(help.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
    await expect(help.getByText('These numbers are for Ireland.')).toBeVisible()
    await expect(help.getByRole('link', { name: 'Call 999' })).toHaveCount(0)
  })
})
