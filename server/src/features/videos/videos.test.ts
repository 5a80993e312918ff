import { readFile } from 'node:fs/promises'
import { tutorialFilms } from '@glimmer/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { caller, createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

let maya: Person
let film: Buffer
const glimmer = testApp()
beforeAll(async () => {
  maya = await createMember(glimmer)
  film = await fileOf(tutorialFilms.dark)
})

const fileOf = (id: string) => readFile(new URL(`../../../media/${id}.mp4`, import.meta.url))
const ask = (headers: Record<string, string> = {}, method = 'GET', id: string = tutorialFilms.dark) =>
  maya.send(method, `/videos/${id}`, { headers })
const bytesOf = ({ body }: { body: unknown }) => Buffer.from(body as ArrayBuffer)

describe('the tutorial film', () => {
  test.each(Object.entries(tutorialFilms))(
    'comes whole in its %s look, as a film of at most 3 MB that begins to play before it is all there',
    async (_, id) => {
      const answer = await ask({}, 'GET', id)
      const film = await fileOf(id)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('video/mp4')
      expect(answer.headers.get('cache-control')).toContain('private')
      expect(bytesOf(answer).equals(film)).toBe(true)
      expect(film.length).toBeLessThanOrEqual(3_000_000)
      expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'))
    },
  )

  test('supports ranges', async () => {
    const first = await ask({ range: 'bytes=0-99' })
    expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-99/${film.length}`])
    expect(bytesOf(first).equals(film.subarray(0, 100))).toBe(true)
    const last = await ask({ range: 'bytes=-100' })
    expect(bytesOf(last).equals(film.subarray(-100))).toBe(true)
    const beyond = await ask({ range: `bytes=${film.length}-` })
    expect([beyond.status, beyond.problem.code]).toEqual([416, 'range_not_satisfiable'])
    expect(beyond.headers.get('content-range')).toBe(`bytes */${film.length}`)
  })

  test('supports If-None-Match and HEAD', async () => {
    const etag = (await ask()).headers.get('etag') ?? ''
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
    const head = await ask({}, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(film.length)])
    expect(bytesOf(head)).toHaveLength(0)
  })

  test('requires a sign-in', async () => {
    expect((await caller(glimmer).send('GET', `/videos/${tutorialFilms.light}`)).status).toBe(401)
  })

  test.each(['another', '..%2Ftutorial-onboarding', 'tutorial-onboarding.mp4', '__proto__'])(
    'returns 404 for %s',
    async (id) => {
      expect((await maya.send('GET', `/videos/${id}`)).status).toBe(404)
    },
  )
})
