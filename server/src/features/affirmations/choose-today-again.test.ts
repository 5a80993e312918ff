import type { Affirmation, EditPreferences, Theme } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { createMember, type Person, today } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { bank } from '#writing/bank/bank.ts'

const glimmer = testApp()

const prefer = ({ call }: Person, body: EditPreferences) => call('PUT /users/preferences', { body })

/** A newcomer who sees their first line, and then answers the questions beside it. */
async function newcomer(answer: EditPreferences | ((first: Affirmation) => EditPreferences), firstName?: string) {
  const ines = await createMember(glimmer)
  if (firstName) await ines.call('PUT /users/profile', { body: { firstName } })
  await prefer(ines, { firstRun: 'themes' })
  const first = await today(ines)
  const answers = typeof answer === 'function' ? answer(first) : answer
  await prefer(ines, { firstRun: 'voice', ...answers })
  expect(await today(ines)).toEqual(first)
  await prefer(ines, { firstRun: 'done' })
  return { ines, first, chosen: await today(ines) }
}

describe('the end of the first run', () => {
  const pairs: (readonly [Theme, Theme])[] = [
    ['calm', 'confidence'],
    ['focus', 'gratitude'],
  ]

  test.each(pairs)(
    'chooses today’s line by the answers, among those that may be first: %s and %s',
    async (...themes) => {
      const { chosen } = await newcomer({ themes: [...themes], form: 'distanced', level: 4 }, 'Ines')
      expect(themes).toContain(chosen.themes[0])
      expect(chosen).toMatchObject({ form: 'distanced', level: 4 })
      expect(chosen.text).toMatch(/^Ines, /)
      const firstLines = bank.filter(({ isFirst }) => isFirst).flatMap(({ text, asYou }) => [text, asYou ?? text])
      expect(firstLines).toContain(chosen.text.replace('Ines', '{name}'))
    },
  )

  test('lets "not quite" stay in the chosen themes', async () => {
    const { ines, chosen } = await newcomer({ themes: ['confidence'] })
    const params = { id: chosen._id }
    await ines.call('POST /affirmations/{id}/response', { params, body: { response: 'not-quite' } })
    expect((await ines.call('POST /affirmations/{id}/another', { params })).body.themes).toEqual(['confidence'])
  })

  test('keeps a line that fits, keeps the first one in the history, and happens once', async () => {
    const skipped = await newcomer({})
    expect(skipped.chosen).toEqual(skipped.first)
    const { ines, first, chosen } = await newcomer(({ themes: [theme] }) => ({
      themes: [theme === 'calm' ? 'focus' : 'calm'],
      level: 4,
    }))
    const history = (await ines.call('GET /users/history')).body.items.map(({ _id }) => _id)
    expect(new Set(history)).toEqual(new Set([chosen._id, first._id]))
    await prefer(ines, { themes: ['sleep'], firstRun: 'done' })
    expect(await today(ines)).toEqual(chosen)
  })
})
