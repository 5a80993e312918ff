import { afterAll, expect, test } from 'vitest'
import { holding, replyWithLine, startModelServer } from '#testing/model-server.ts'
import { createMember, linesUsed, type Person } from '#testing/people.ts'
import { anotherTestApp } from '#testing/test-app.ts'

const model = await startModelServer()
afterAll(() => model.stop())

const itsLine = 'I can rest for a minute before I answer.'
const settings = {
  WRITER: 'openai',
  WRITER_BASE_URL: model.baseUrl,
  WRITER_MODEL: 'a-model',
}
const startApp = () => anotherTestApp({ settings, writerPatienceMs: 1000 })
const generate = async ({ call }: Person) =>
  (await call('POST /affirmations/generate', { body: { themes: ['calm'] } })).body

test('a line that comes after the wait is offered, and charged once when it is taken', async () => {
  const loading = holding(replyWithLine(itsLine))
  model.behave(loading.behaviour)
  const maya = await createMember(await startApp())
  const meanwhile = await generate(maya)
  expect(meanwhile).toMatchObject({ madeBy: 'editors', mayFollow: true })
  expect(await linesUsed(maya)).toBe(0)

  const later = { params: { id: meanwhile._id } }
  const ready = maya.call('GET /affirmations/{id}/later', later)
  loading.release()
  expect((await ready).body).toEqual({ isReady: true })
  expect(await linesUsed(maya)).toBe(0)

  const taken = await maya.call('POST /affirmations/{id}/later', later)
  expect(taken).toMatchObject({ status: 201, body: { text: itsLine, madeBy: 'model' } })
  expect((await maya.call('POST /affirmations/{id}/later', later)).body._id).toBe(taken.body._id)
  expect(await linesUsed(maya)).toBe(1)
})

test('a line that fails after the wait is not offered', async () => {
  const loading = holding(replyWithLine('I will always be calm!'))
  model.behave(loading.behaviour)
  const maya = await createMember(await startApp())
  const { _id: id } = await generate(maya)
  loading.release()
  expect((await maya.call('GET /affirmations/{id}/later', { params: { id } })).body).toEqual({ isReady: false })
  expect((await maya.call('POST /affirmations/{id}/later', { params: { id } })).status).toBe(404)
  expect(await linesUsed(maya)).toBe(0)
})

test('today’s line does not wait for the model, but has it loaded, once', async () => {
  const loading = holding(replyWithLine(itsLine))
  model.behave(loading.behaviour)
  const maya = await createMember(await startApp())
  const asked = model.asked()
  expect((await maya.call('GET /affirmations/today')).body.origin).toBe('curated')
  await maya.call('GET /affirmations/today')
  await asked
  expect(model.completions()).toHaveLength(1)
  loading.release()
})

test('a load goes on when the user leaves, and the second line asked for is the model’s', async () => {
  const loading = holding(replyWithLine(itsLine))
  model.behave(loading.behaviour)
  const maya = await createMember(await startApp())
  const leaving = new AbortController()
  const asked = model.asked()
  const left = maya.send('POST', '/affirmations/generate', {
    body: JSON.stringify({ themes: ['calm'] }),
    headers: { 'content-type': 'application/json' },
    signal: leaving.signal,
  })
  await asked
  leaving.abort()
  await expect(left).rejects.toThrow()
  expect(model.completions()).toHaveLength(1)
  loading.release()
  expect(await generate(maya)).toMatchObject({ text: itsLine, madeBy: 'model' })
})
