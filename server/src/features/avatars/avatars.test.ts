import type { AvatarConfig, Tier } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { avatarPersonalData } from './personal-data.ts'

const glimmer = testApp()

const aFace: AvatarConfig = {
  style: 'avataaars',
  seed: 'maya',
  options: {
    topVariant: 'bun',
    skinColor: 'ae5d29',
    backgroundColor: ['d9c8ff', '#b79bf5'],
    backgroundColorFill: 'linear',
  },
}
/** An uploaded picture, as small as a PNG can be. */
const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const save = ({ call }: Person, avatarConfig: AvatarConfig = aFace, name?: string) =>
  call('POST /avatars/save-svg', { body: { avatarConfig, ...(name && { name }) } })
const saved = async ({ call }: Person) => (await call('GET /avatars/saved')).body
const profile = async ({ call }: Person) => (await call('GET /users/profile')).body
const later = (milliseconds: number) => glimmer.clock.set(new Date(glimmer.clock.now().getTime() + milliseconds))
/** Fetches an image without a token, as pages do: anybody who knows the path may. */
const look = (url: string) => fetch(glimmer.url + url)

describe('a vector avatar', () => {
  test('is drawn by the server, saved, and listed newest first', async () => {
    const maya = await createMember(glimmer)
    const first = await save(maya, aFace, 'Me on Mondays')
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ kind: 'vector', name: 'Me on Mondays', isCurrent: false, config: aFace })
    later(1000)
    const second = await save(maya, { ...aFace, seed: 'other' })
    const { items, limit } = await saved(maya)
    expect(items.map(({ _id }) => _id)).toEqual([second.body._id, first.body._id])
    expect(limit).toBe(50)
  })

  test('is served without a token, as WebP and as an SVG without scripts', async () => {
    const { body } = await save(await createMember(glimmer))
    const picture = await look(body.imageUrl)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(picture.headers.get('cache-control')).toBe('private, max-age=31536000')
    const drawing = await look(body.svgUrl ?? '')
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml')
    expect(drawing.headers.get('x-content-type-options')).toBe('nosniff')
    expect(drawing.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(drawing.headers.get('content-security-policy')).toContain('sandbox')
    expect(await drawing.text()).toMatch(/^<svg /)
  })

  test('contains no markup from the request', async () => {
    const seed = '"/><script>alert(1)</script>'
    const { body } = await save(await createMember(glimmer), { ...aFace, seed })
    expect(await (await look(body.svgUrl ?? '')).text()).not.toContain('alert')
  })

  test('has unguessable image addresses', async () => {
    const { body } = await save(await createMember(glimmer))
    expect(body.imageUrl).toMatch(/^\/api\/avatars\/images\/[0-9a-f]{40}\.webp$/)
    const key = '0'.repeat(40)
    for (const file of [`${key}.webp`, `${key}.png`, `${key}.svg`, '..%2F..%2Fsecret', 'x.webp', '%00.webp'])
      expect((await look(`/api/avatars/images/${file}`)).status).toBeGreaterThanOrEqual(400)
    expect((await look(`/api/avatars/images/${key}.webp`)).status).toBe(404)
  })

  test('has metadata with the style’s credit', async () => {
    const maya = await createMember(glimmer, { tier: 'premium' })
    const { body } = await save(maya, { style: 'micah', seed: 'm', options: {} })
    const metadata = (await maya.call('GET /avatars/{id}/metadata', { params: { id: body._id } })).body
    expect(metadata).toMatchObject({ width: 512, height: 512, mime: 'image/webp' })
    expect(metadata.credit).toEqual({
      style: 'Micah',
      author: 'Micah Lanier',
      licence: 'CC BY 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    })
    expect(metadata.bytes).toBe((await (await look(body.imageUrl)).arrayBuffer()).byteLength)
  })
})

describe('an invalid configuration', () => {
  const wrong: [string, unknown, string][] = [
    ['an unknown style', { ...aFace, style: 'mona-lisa' }, 'avatarConfig.style'],
    ['a style the product does not offer', { ...aFace, style: 'initials' }, 'avatarConfig.style'],
    ['no seed', { style: 'lorelei', options: {} }, 'avatarConfig.seed'],
    ['a huge seed', { ...aFace, seed: 'x'.repeat(65) }, 'avatarConfig.seed'],
    ['a field nobody knows', { ...aFace, svg: '<svg/>' }, 'avatarConfig.svg'],
    ['an unknown option', { ...aFace, options: { wingsVariant: 'big' } }, 'avatarConfig.options.wingsVariant'],
    ['an option of every object', { ...aFace, options: { constructor: 'x' } }, 'avatarConfig.options.constructor'],
    ['an unknown variant', { ...aFace, options: { topVariant: 'crown' } }, 'avatarConfig.options.topVariant'],
    ['a colour that is markup', { ...aFace, options: { skinColor: '"><script>' } }, 'avatarConfig.options.skinColor'],
    ['a colour by name', { ...aFace, options: { skinColor: 'red' } }, 'avatarConfig.options.skinColor'],
    [
      'a chance beyond certainty',
      { ...aFace, options: { topProbability: 101 } },
      'avatarConfig.options.topProbability',
    ],
    ['a title of its own', { ...aFace, options: { title: 'hello' } }, 'avatarConfig.options.title'],
    ['a size of its own', { ...aFace, options: { size: 400 } }, 'avatarConfig.options.size'],
    ['a nested option', { ...aFace, options: { topVariant: { bun: 1 } } }, 'avatarConfig.options.topVariant'],
  ]
  test.each(wrong)('is refused with the field’s name: %s', async (_, avatarConfig, path) => {
    const maya = await createMember(glimmer)
    const { status, problem } = await maya.send('POST', '/avatars/save-svg', {
      body: JSON.stringify({ avatarConfig }),
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
    expect(problem.errors?.map((error) => error.path)).toContain(path)
    expect((await saved(maya)).items).toEqual([])
  })
})

describe('the styles', () => {
  test.each<[Tier, AvatarConfig['style'], Tier | undefined]>([
    ['free', 'lorelei', undefined],
    ['free', 'open-peeps', 'premium'],
    ['free', 'planets', 'pro'],
    ['premium', 'open-peeps', undefined],
    ['premium', 'planets', 'pro'],
    ['pro', 'planets', undefined],
  ])('on %s: %s', async (tier, style, needed) => {
    const maya = await createMember(glimmer, { tier })
    const { status, problem } = await save(maya, { style, seed: 's', options: {} })
    expect(status).toBe(needed ? 403 : 201)
    if (needed) expect(problem).toMatchObject({ code: 'style_locked', tier: needed })
  })
})

describe('the current avatar', () => {
  test('appears in the profile by id and picture', async () => {
    const maya = await createMember(glimmer)
    const { body: face } = await save(maya)
    expect(await profile(maya)).toMatchObject({ avatar: null, imagePath: null })
    const { body } = await maya.call('POST /avatars/{id}/set-current', { params: { id: face._id } })
    expect(body).toMatchObject({ avatar: face._id, imagePath: face.imageUrl })
    expect(await profile(maya)).toMatchObject({ avatar: face._id, imagePath: face.imageUrl })
    expect((await saved(maya)).items[0]?.isCurrent).toBe(true)
  })

  test('is set by its index in the list, and by a profile update', async () => {
    const maya = await createMember(glimmer)
    const older = (await save(maya)).body
    later(1000)
    const newer = (await save(maya)).body
    const byPlace = await maya.call('POST /users/avatar/set-current', { body: { avatarIndex: 1 } })
    expect(byPlace.body.avatar).toBe(older._id)
    const byProfile = await maya.call('PUT /users/profile', { body: { avatar: newer._id } })
    expect(byProfile.body).toMatchObject({ avatar: newer._id, imagePath: newer.imageUrl })
    expect((await maya.call('PUT /users/profile', { body: { avatar: null } })).body.imagePath).toBeNull()
    expect((await maya.call('POST /users/avatar/set-current', { body: { avatarIndex: 2 } })).status).toBe(404)
  })

  test('is saved and set in one call', async () => {
    const maya = await createMember(glimmer)
    const { status, body } = await maya.call('POST /users/avatar/save', {
      body: { avatarData: { avatarConfig: aFace } },
    })
    expect(status).toBe(201)
    const [item] = (await saved(maya)).items
    expect(body).toMatchObject({ avatar: item?._id, imagePath: item?.imageUrl })
  })

  test('is refused without a proposal or configuration', async () => {
    const { call } = await createMember(glimmer)
    expect((await call('POST /users/avatar/save', { body: { avatarData: {} } })).status).toBe(400)
  })

  test('is unset and its images deleted when it is deleted', async () => {
    const maya = await createMember(glimmer)
    const { body: face } = await save(maya)
    await maya.call('POST /avatars/{id}/set-current', { params: { id: face._id } })
    expect((await maya.call('DELETE /avatars/{id}', { params: { id: face._id } })).status).toBe(204)
    expect(await profile(maya)).toMatchObject({ avatar: null, imagePath: null })
    expect((await saved(maya)).items).toEqual([])
    for (const url of [face.imageUrl, face.svgUrl ?? '']) expect((await look(url)).status).toBe(404)
    expect((await maya.call('DELETE /avatars/{id}', { params: { id: face._id } })).status).toBe(404)
  })
})

test("returns 404 for another user's avatar in a body", async () => {
  const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
  const { _id: id } = (await save(maya)).body
  expect((await sam.call('PUT /users/profile', { body: { avatar: id } })).status).toBe(404)
  expect((await sam.call('POST /avatars/save', { body: { proposalId: id } })).status).toBe(404)
})

test('refuses the fifty-first avatar, even for concurrent requests', async () => {
  const maya = await createMember(glimmer)
  const { _id: id } = (await save(maya)).body
  await glimmer.app.database.db.execute(sql`
    insert into avatar select gen_random_uuid(), account_id, kind, 'copy-' || n || ${id}, name, alt, config, bytes, null, 0, saved_at, created_at
    from avatar, generate_series(1, 48) n where id = ${id}`)
  const both = await Promise.all([save(maya), save(maya)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.problem).toMatchObject({ code: 'avatars_full' })
  expect((await saved(maya)).items).toHaveLength(50)
  const { proposals } = (await maya.call('POST /avatars/generate', { body: { description: 'a calm fox' } })).body
  const refused = await Promise.all([
    maya.call('POST /avatars/save', { body: { proposalId: proposals[0]?._id ?? '' } }),
    maya.call('POST /users/avatar/save', { body: { avatarData: { avatarConfig: aFace } } }),
    maya.send('POST', '/avatars/upload', { body: aPicture, headers: { 'content-type': 'image/png' } }),
  ])
  expect(refused.map(({ problem }) => problem.code)).toEqual(['avatars_full', 'avatars_full', 'avatars_full'])
  expect(refused[0]?.problem.message).toContain('Delete one to save another.')
  await maya.call('DELETE /avatars/{id}', { params: { id } })
  expect((await save(maya)).status).toBe(201)
})

test('keeps an avatar whose images cannot be deleted, for another try', async () => {
  const maya = await createMember(glimmer)
  const { _id: id, imageUrl } = (await save(maya)).body
  await maya.call('POST /avatars/{id}/set-current', { params: { id } })
  const trouble = vi.spyOn(glimmer.app.blobs, 'delete').mockRejectedValueOnce(new Error('the disk is gone'))
  expect((await maya.call('DELETE /avatars/{id}', { params: { id } })).status).toBe(500)
  trouble.mockRestore()
  expect((await saved(maya)).items.map((avatar) => avatar._id)).toEqual([id])
  expect((await profile(maya)).avatar).toBe(id)
  expect((await maya.call('DELETE /avatars/{id}', { params: { id } })).status).toBe(204)
  expect((await look(imageUrl)).status).toBe(404)
})

test('deletes unsaved drafts after a day', async () => {
  const maya = await createMember(glimmer)
  const mine = (await save(maya)).body
  const { proposals } = (await maya.call('POST /avatars/generate', { body: { description: 'a calm fox' } })).body
  later(86_400_000 + 1)
  await glimmer.sweepHourly()
  expect((await look(mine.imageUrl)).status).toBe(200)
  for (const { imageUrl } of proposals) expect((await look(imageUrl)).status).toBe(404)
  const gone = await maya.call('POST /avatars/save', { body: { proposalId: proposals[0]?._id ?? '' } })
  expect(gone.status).toBe(404)
})

test('deletes all avatars and images of an account', async () => {
  const maya = await createMember(glimmer)
  const mine = (await save(maya)).body
  const { proposals } = (await maya.call('POST /avatars/generate', { body: { description: 'a calm fox' } })).body
  await maya.call('POST /avatars/{id}/set-current', { params: { id: mine._id } })
  await avatarPersonalData(glimmer.app).deleteFiles?.(maya.id)
  for (const { imageUrl } of [mine, ...proposals]) expect((await look(imageUrl)).status).toBe(404)
  expect(await profile(maya)).toMatchObject({ avatar: null, imagePath: null })
  expect((await saved(maya)).items).toEqual([])
})
