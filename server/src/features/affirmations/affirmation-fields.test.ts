import { Affirmation, AffirmationPage, TodaysAffirmation } from '@glimmer/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { affirmation, dailyLine } from '#database/tables/affirmations.ts'
import { speechClip, speechRecording } from '#database/tables/speech.ts'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

let maya: Person
const glimmer = testApp({ settings: { REQUESTS_PER_MINUTE: '100000' } })
beforeAll(async () => {
  maya = await createMember(glimmer)
})

/** PostgreSQL stores every character except the null character and halves of surrogate pairs. */
const words = fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => !text.includes('\0'))
const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
const { themes, form, level, origin, response } = Affirmation.shape

/** Any row that the columns allow. */
const anyLine = fc.record({
  text: words,
  description: words,
  themes: fc.uniqueArray(fc.constantFrom(...themes.element.options)),
  form: fc.constantFrom(...form.options),
  level: fc.constantFrom(...level.values),
  origin: fc.constantFrom(...origin.options),
  favoritedAt: fc.option(instant),
  createdAt: instant,
  updatedAt: instant,
  model: fc.option(words),
  response: fc.option(fc.constantFrom(...response.unwrap().options)),
  gentlerId: fc.option(fc.uuid()),
})

/** The lists, today's line and one line, each as the bytes that were sent. */
async function read(id: string) {
  const headers = { authorization: `Bearer ${maya.token}` }
  const get = async (path: string) => (await fetch(`${glimmer.url}/api${path}`, { headers })).json()
  return {
    one: await get(`/affirmations/${id}`),
    today: await get('/affirmations/today'),
    list: await get('/affirmations?limit=1'),
    favorites: await get('/users/favorites?limit=1'),
  }
}

test('every read returns exactly the fields of the contract, whatever is in the row', async () => {
  const { db } = glimmer.app.database
  await fc.assert(
    fc.asyncProperty(anyLine, async (line) => {
      const id = glimmer.app.newId()
      await db.delete(affirmation)
      await db.insert(affirmation).values({ ...line, accountId: maya.id, id })
      const today = { accountId: maya.id, day: '2026-11-21', affirmationId: id, text: line.text, readAt: new Date() }
      const target = [dailyLine.accountId, dailyLine.day]
      await db.insert(dailyLine).values(today).onConflictDoUpdate({ target, set: today })
      const replies = await read(id)
      const { favoritedAt, createdAt, updatedAt, ...same } = line
      expect(Affirmation.strict().parse(replies.one)).toEqual(replies.one)
      expect(replies.one).toMatchObject({ ...same, _id: id, isFavorite: favoritedAt !== null, speech: null })
      expect(replies.one.madeBy).toBe(line.origin === 'own' ? 'you' : line.model === null ? 'editors' : 'model')
      expect(new Date(replies.one.createdAt)).toEqual(createdAt)
      expect(new Date(replies.one.updatedAt)).toEqual(updatedAt)
      expect(TodaysAffirmation.parse(replies.today)).toEqual({ ...replies.one, day: '2026-11-21' })
      expect(AffirmationPage.parse(replies.list)).toEqual({ items: [replies.one], nextCursor: null })
      const favorites = line.favoritedAt ? [replies.one] : []
      expect(AffirmationPage.parse(replies.favorites)).toEqual({ items: favorites, nextCursor: null })
    }),
    { numRuns: 40 },
  )
})

test('a spoken line has its last clip', async () => {
  const { db } = glimmer.app.database
  const { body } = await maya.call('POST /affirmations', { body: { text: 'I can wait for the kettle.' } })
  const createdAt = glimmer.app.clock.now()
  const recording = { blobKey: 'blob', etag: 'etag', mime: 'audio/mpeg', bytes: 1, durationMs: 1, words: [] }
  await db.insert(speechRecording).values({ ...recording, key: 'key', timing: 'none', createdAt, usedAt: createdAt })
  const clip = {
    accountId: maya.id,
    affirmationId: body._id,
    recordingKey: 'key',
    tone: 'day' as const,
    fallback: false,
  }
  await db.insert(speechClip).values([
    { ...clip, voice: 'alasdair', durationMs: 2100, createdAt: new Date('2026-01-01T00:00:00Z') },
    { ...clip, voice: 'clara', durationMs: 2300, createdAt: new Date('2026-01-02T00:00:00Z') },
  ])
  const audioUrl = `/api/affirmations/${body._id}/audio/clara`
  const { speech } = (await maya.call('GET /affirmations/{id}', { params: { id: body._id } })).body
  expect(speech).toEqual({ voice: 'clara', audioUrl, durationMs: 2300 })
})
