import type { Level } from '@glimmer/contract'
import { judge } from '@glimmer/critic/judge'
import { describe, expect, test } from 'vitest'
import { replyWithLine } from '#testing/model-server.ts'
import { aBrief, startWriterTests, validLine } from '#testing/openai-writer.ts'
import { bank } from '#writing/bank/bank.ts'
import { ladder } from './prompt.ts'

const { server, write } = await startWriterTests()

describe('what a model is told', () => {
  const asked = (turn = 0) => {
    const [system, moment] = server.completions()[turn]?.body.messages ?? []
    return { rules: system?.content ?? '', moment: JSON.parse(moment?.content ?? '{}') }
  }

  test('are the five steps, each with lines that the critic lets through on it', async () => {
    server.behave(replyWithLine(validLine))
    await write()
    for (const [level, { name, examples }] of Object.entries(ladder)) {
      expect(asked().rules).toContain(`${level}. ${name}`)
      for (const text of examples) {
        expect(asked().rules).toContain(text)
        expect(judge(text, { form: 'first-person', level: Number(level) as Level }).verdict, text).toBe('pass')
      }
    }
    expect(asked().rules).not.toContain('concrete anchor')
  })

  test('are three lines of the bank that stand where its own is to stand', async () => {
    server.behave(replyWithLine(validLine))
    await write(aBrief({ themes: ['sleep'], level: 3, form: 'question' }))
    const { examples } = asked().moment
    expect(examples).toHaveLength(3)
    for (const text of examples)
      expect(bank.find((line) => line.text === text)).toMatchObject({ theme: 'sleep', level: 3, form: 'question' })
  })

  test('are lines of ours that felt true, without the name, and none in the person’s own words', async () => {
    server.behave(replyWithLine('{name}, you can rest on the stairs for a minute.'))
    const liked = ["Thandiwe, you don't have to earn a quiet hour.", 'Bertrand and I are good at Sundays.']
    await write(aBrief({ form: 'distanced', firstName: 'Thandiwe', liked }))
    expect(asked().moment.feltTrue).toEqual(["{name}, you don't have to earn a quiet hour."])
    expect(JSON.stringify(server.completions())).not.toMatch(/Thandiwe|Bertrand|Sundays/)
  })

  test('is not for it to say again: a line it was shown is refused', async () => {
    server.behave(({ body }, response) => {
      const { examples } = JSON.parse(body.messages?.[1]?.content ?? '{}')
      replyWithLine(body.messages?.length === 2 ? examples[0] : validLine)(
        { path: '', authorization: undefined, body },
        response,
      )
    })
    expect((await write()).text).toBe(validLine)
    expect(server.completions()).toHaveLength(2)
  })
})
