import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Behaviour,
  cuts,
  fails,
  hangs,
  judges,
  type ReceivedRequest,
  replyWith,
  startModelServer,
} from '#testing/model-server.ts'
import { createMember, type Person } from '#testing/people.ts'
import { anotherTestApp, startTestApp, type TestApp, testApp } from '#testing/test-app.ts'

const model = await startModelServer()
const settings = { WRITER: 'openai', WRITER_BASE_URL: model.baseUrl, WRITER_MODEL: 'a-model' }
const builtIn = testApp()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings, writerPatienceMs: 1000 })
  // The first question loads the model.
  await reword(await createMember(app))
})
afterAll(async () => {
  await app.stop()
  await model.stop()
})

const own = 'I trust myself with the kingfisher'
const said = {
  noticing: "I notice I'd like to trust myself with the kingfisher.",
  allowing: "I'm allowed to trust the kingfisher.",
  learning: "I'm learning to trust myself with the kingfisher.",
  doing: 'Today I can trust myself with the kingfisher.',
  owning: 'I choose to trust the kingfisher.',
}
const answers = (lines: object): Behaviour => replyWith(JSON.stringify(lines))
const reword = async ({ call }: Person, text = own) =>
  (await call('POST /affirmations/reword', { body: { text } })).body.rewordings
const levelsBy = async (person: Person, name: string | undefined, text?: string) =>
  (await reword(person, text)).filter((line) => line.model === name).map(({ level }) => level)
const sentTo = (request: ReceivedRequest | undefined): string => JSON.stringify(request?.body.messages)

test('a model says one’s own line on each step, in one request, free, and nothing of it is kept', async () => {
  const maya = await createMember(app)
  model.behave(answers(said))
  expect(await reword(maya)).toEqual(Object.values(said).map((text, at) => ({ level: at + 1, text, model: 'a-model' })))
  expect(model.completions()).toHaveLength(1)
  expect(sentTo(model.completions()[0])).toContain(own)
  expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(0)
  expect((await maya.call('GET /users/history')).body.items).toEqual([])
  expect(app.logged()).not.toContain('kingfisher')
})

test('a line that leaves its step, the sentence or the rules is not taken: the rule says that step', async () => {
  const maya = await createMember(app)
  for (const line of [
    'I am someone who trusts the kingfisher.',
    "It's okay to be trusting, I am strong.",
    "I'm allowed to have a cup of tea.",
    "I'm allowed to always trust myself.",
    "You're allowed to trust yourself.",
    "I'm allowed to not trust myself.",
    own,
  ]) {
    model.behave(answers({ ...said, allowing: line }))
    expect({ line, byRule: await levelsBy(maya, undefined) }).toEqual({ line, byRule: [2] })
  }
})

test('what one says of one’s own people and places may stay, and none come in that were not there', async () => {
  const maya = await createMember(app)
  model.behave(
    answers({ allowing: "I'm allowed to be a good mother to Tom.", learning: "I'm learning to be a good mother." }),
  )
  expect(await levelsBy(maya, 'a-model', 'I am a good mother to Tom')).toEqual([2, 3])
  expect(await levelsBy(maya, 'a-model', 'I am a good friend')).toEqual([])
})

test('a line that the rules cannot say is said by a model', async () => {
  const maya = await createMember(app)
  const text = 'Breathe in peace.'
  model.behave(answers({ learning: "I'm learning to breathe in peace." }))
  expect(await reword(maya, text)).toEqual([{ level: 3, text: "I'm learning to breathe in peace.", model: 'a-model' }])
})

test.each<[string, Behaviour, number]>([
  ['fewer lines', answers({ learning: said.learning }), 1],
  ['prose around JSON', replyWith(`Of course!\n\`\`\`json\n${JSON.stringify(said)}\n\`\`\``), 5],
  ['an answer that is cut off', replyWith(JSON.stringify(said).slice(0, -10)), 4],
  ['prose', replyWith('You could trust yourself with the kingfisher a little more each day.'), 0],
  ['French', answers({ allowing: 'Je peux me faire confiance.', learning: "J'apprends à me faire confiance." }), 0],
  ['an apology', replyWith("I'm sorry, I can't help with that."), 0],
  ['a refusal', replyWith(null, { refusal: 'No.' }), 0],
  ['nothing', replyWith(''), 0],
  ['half a response', cuts, 0],
  ['an error', fails(500), 0],
  ['silence', hangs, 0],
])('where a model answers with %s, its good lines are taken and the rules say the others', async (_, answer, taken) => {
  model.behave(answer)
  const lines = await reword(await createMember(app))
  expect(lines.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5])
  expect(lines.filter((line) => line.model === 'a-model')).toHaveLength(taken)
})

test('words that may ask for people are not sent to a model', async () => {
  const maya = await createMember(app)
  model.behave(answers(said))
  const text = 'I feel numb and empty these days'
  expect((await maya.call('POST /affirmations/advise', { body: { text } })).body.model).toBeUndefined()
  expect(await levelsBy(maya, 'a-model', text)).toEqual([])
  const { problem } = await maya.call('POST /affirmations/reword', { body: { text: 'I want to die' } })
  expect(problem.code).toBe('care_first')
  expect(model.received).toEqual([])
})

test('words that the server’s moderation takes for a call for help bring people first', async () => {
  model.behave(answers(said))
  model.moderate(judges('self-harm'))
  const maya = await createMember(await anotherTestApp({ settings }))
  expect((await maya.call('POST /affirmations/reword', { body: { text: own } })).problem.code).toBe('care_first')
  expect(model.completions().filter((request) => sentTo(request).includes(own))).toEqual([])
  model.moderate(fails(404))
})

test('it is offered with the model’s name, where a model writes', async () => {
  const asked = { body: { text: own } }
  const nameFor = async ({ call }: Person) => (await call('POST /affirmations/advise', asked)).body.model
  expect(await nameFor(await createMember(app))).toBe('a-model')
  expect(await nameFor(await createMember(builtIn))).toBeUndefined()
  const reading = await anotherTestApp({ settings: { ...settings, WRITER_ROLE: 'read' } })
  expect(await nameFor(await createMember(reading))).toBeUndefined()
  const lines = await reword(await createMember(builtIn))
  expect(lines.map(({ level, model: by }) => [level, by])).toEqual([1, 2, 3, 4, 5].map((level) => [level, undefined]))
})

test('it can be asked thirty times an hour', async () => {
  const maya = await createMember(builtIn)
  for (let turn = 0; turn < 30; turn++) await reword(maya)
  const { status, problem } = await maya.call('POST /affirmations/reword', { body: { text: own } })
  expect([status, problem.message]).toEqual([429, 'That is as often as it can be asked in an hour.'])
})
