import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readJudgement } from '#compose/writer-judgement.ts'
import { type Behaviour, fails, replyWith, replyWithLine, startModelServer } from '#testing/model-server.ts'
import { operate } from '#testing/operator.ts'
import { createMember } from '#testing/people.ts'
import { anotherTestApp, type TestApp } from '#testing/test-app.ts'
import { testWriter } from './writer.ts'

const model = await startModelServer()
const dataDir = await mkdtemp(join(tmpdir(), 'glimmer-trial-'))
afterAll(() => Promise.all([model.stop(), rm(dataDir, { recursive: true, force: true })]))

const settings = {
  WRITER: 'openai',
  WRITER_BASE_URL: model.baseUrl,
  WRITER_MODEL: 'a-model',
}
const startApp = () => anotherTestApp({ settings: { ...settings, DATA_DIR: dataDir } })
const tryIt = (app: TestApp, ...args: string[]) => operate(app, ['test-writer', testWriter], args)
const judged = () => readJudgement(dataDir, { model: 'a-model', baseUrl: model.baseUrl })

const isReading: (asked: Parameters<Behaviour>[0]) => boolean = ({ body }) =>
  body.messages?.[0]?.content.startsWith('You read') ?? false

/** Lines for the trial's first four briefs, in their order. */
const goodLines = [
  'I can sit down for a minute before I answer.',
  "I don't have to be ready to begin.",
  "I'm learning to rest without a reason.",
  '{name}, you can grieve and still be glad of one thing.',
]

/** Writes good lines, or lines with a fault; reads every note as worry, or as gladness. */
function aModel({ writes, reads }: { writes: boolean; reads: boolean }): Behaviour {
  let turn = -1
  return (...asked) => {
    if (isReading(asked[0])) return replyWith(JSON.stringify({ subject: reads ? 'worry' : 'glad' }))(...asked)
    // The first question only loads the model.
    const line = goodLines[Math.max(0, turn++)] ?? ''
    return replyWithLine(writes ? line : 'I will always be calm!')(...asked)
  }
}

test('a model that writes well is fit to write, and every line is printed with what became of it', async () => {
  model.behave(aModel({ writes: true, reads: false }))
  const printed = await tryIt(await startApp(), '4')
  expect(printed.slice(0, 4)).toEqual(
    Array(4).fill(expect.stringMatching(/^taken\t\d+\.\d s\t[a-z-]+, [a-z-]+, step \d/)),
  )
  expect(printed).toContain('4 of 4 lines taken (100 %).')
  expect(printed).toContain('Fit to write.')
  expect(judged()).toBe('write')
})

test('a model that does neither is left off: from then on the built-in writer writes', async () => {
  model.behave(aModel({ writes: false, reads: false }))
  const printed = await tryIt(await startApp(), '4')
  expect(printed[0]).toMatch(/^refused\t.*I will always be calm!/)
  expect(printed).toContain('0 of 4 lines taken (0 %).')
  expect(judged()).toBe('off')
  model.behave(replyWithLine('I can rest for a minute before I answer.'))
  const maya = await createMember(await startApp())
  const { body } = await maya.call('POST /affirmations/generate', { body: { themes: ['calm'] } })
  expect(body.madeBy).toBe('editors')
  expect(model.completions()).toEqual([])
})

test('a model that cannot be reached is not judged', async () => {
  model.behave(fails(401))
  await expect(tryIt(await startApp(), '1')).rejects.toThrow('The language model did not answer: it answered 401.')
  await expect(tryIt(await startApp(), 'many')).rejects.toThrow('from 1 to 400')
})
