import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createMember, type Person, speechUsed } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { evictBeyond, sweepSpeech } from './recordings.ts'

const glimmer = testApp()

let turn = 0
/** Words that no other test speaks. */
function freshWords(): string {
  turn += 1
  return `I begin again, time ${turn}`
}

const write = async ({ call }: Person, text: string) => (await call('POST /affirmations', { body: { text } })).body._id
const speak = ({ call }: Person, id: string, voice = 'alasdair') =>
  call('POST /affirmations/{id}/speak', { params: { id }, body: { voice } })
const listen = ({ send }: Person, id: string) => send('GET', `/affirmations/${id}/audio/alasdair`)
const forget = ({ call }: Person, id: string) => call('DELETE /affirmations/{id}', { params: { id } })
const blobFolder = () => join(glimmer.app.config.dataDir, 'blobs')

async function files(): Promise<string[]> {
  const entries = await readdir(blobFolder(), { recursive: true }).catch(() => [])
  return entries.filter((name) => name.endsWith('.mp3')).toSorted()
}

async function stored() {
  const rows = await glimmer.rows<{ key: string; bytes: number }>(
    sql`select key, bytes from speech_recording order by key`,
  )
  return rows
}

/** Writes a line, has it spoken, and returns it with the file of its recording. */
async function spoken(person: Person, text = freshWords()) {
  const before = await files()
  const id = await write(person, text)
  const { body } = await speak(person, id)
  const [file] = (await files()).filter((name) => !before.includes(name))
  return { id, text, body, file }
}

describe('one recording', () => {
  test('serves everybody who has the same line, and everybody is charged once', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    const first = await spoken(maya)
    const second = await spoken(sam, first.text)
    expect(first.file).toBeDefined()
    expect(second.file).toBeUndefined()
    expect(second.body.words).toEqual(first.body.words)
    expect([await speechUsed(maya), await speechUsed(sam)]).toEqual([1, 1])
    const tags = [await listen(maya, first.id), await listen(sam, second.id)].map(({ headers }) => headers.get('etag'))
    expect(tags[0]).toBe(tags[1])
  })

  test('is made once when many ask for it at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => createMember(glimmer)))
    const text = freshWords()
    const ids = await Promise.all(people.map((person) => write(person, text)))
    const before = (await files()).length
    const answers = await Promise.all(people.map((person, index) => speak(person, ids[index] ?? '')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await files()).toHaveLength(before + 1)
  })

  test('is kept while any account has the line, and deleted with the last', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    const mine = await spoken(maya)
    const theirs = await spoken(sam, mine.text)
    await forget(maya, mine.id)
    expect((await listen(maya, mine.id)).status).toBe(404)
    expect((await listen(sam, theirs.id)).status).toBe(200)
    await forget(sam, theirs.id)
    expect(await files()).not.toContain(mine.file)
  })

  test('has a file name that reveals no text', async () => {
    const { file } = await spoken(await createMember(glimmer))
    expect(file).toMatch(/^speech\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.mp3$/)
  })

  test('that was lost is recorded again on the next request, free, and is identical', async () => {
    const maya = await createMember(glimmer)
    const { id, file = '' } = await spoken(maya)
    const before = (await listen(maya, id)).headers.get('etag')
    await rm(join(blobFolder(), file))
    const again = await listen(maya, id)
    expect([again.status, again.headers.get('etag')]).toEqual([200, before])
    expect(await files()).toContain(file)
    expect(await speechUsed(maya)).toBe(1)
  })

  test('is revalidated by ETag each time, because the text at its address may change', async () => {
    const maya = await createMember(glimmer)
    const { id } = await spoken(maya)
    const { headers } = await listen(maya, id)
    expect(headers.get('cache-control')).toBe('private, max-age=0')
    await maya.call('PUT /affirmations/{id}', { params: { id }, body: { text: freshWords() } })
    await speak(maya, id)
    const tag = headers.get('etag') ?? ''
    const changed = await maya.send('GET', `/affirmations/${id}/audio/alasdair`, { headers: { 'if-none-match': tag } })
    expect(changed.status).toBe(200)
  })
})

describe('the cleanup', () => {
  const later = (minutes: number) => {
    glimmer.clock.set(new Date(glimmer.clock.now().getTime() + minutes * 60_000))
  }

  test('deletes the recordings of a deleted account, and leaves the others', async () => {
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    const [mine, shared] = [await spoken(maya), await spoken(maya)]
    const theirs = await spoken(sam, shared.text)
    await glimmer.app.database.db.execute(sql`delete from account where id = ${maya.id}`)
    later(16)
    await sweepSpeech(glimmer.app)
    const left = await files()
    expect(left).not.toContain(mine.file)
    expect(left).toContain(shared.file)
    expect((await listen(sam, theirs.id)).status).toBe(200)
  })

  test('keeps recent recordings that have no owner yet', async () => {
    const maya = await createMember(glimmer)
    const { file } = await spoken(maya)
    await glimmer.app.database.db.execute(sql`delete from speech_clip where account_id = ${maya.id}`)
    await sweepSpeech(glimmer.app)
    expect(await files()).toContain(file)
    later(16)
    await sweepSpeech(glimmer.app)
    expect(await files()).not.toContain(file)
  })

  test('deletes the least recently played above the size limit; they can be played again, free', async () => {
    const maya = await createMember(glimmer)
    const old = await spoken(maya)
    later(120)
    const newer = await spoken(maya)
    later(120)
    expect((await listen(maya, old.id)).status).toBe(200)
    const [one] = (await stored()).filter(({ key }) => old.file?.includes(key))
    await evictBeyond(glimmer.app, (one?.bytes ?? 0) + 1)
    expect(await files()).toEqual([old.file])
    expect((await listen(maya, newer.id)).status).toBe(200)
    expect(await files()).toContain(newer.file)
    expect(await speechUsed(maya)).toBe(2)
  })
})
