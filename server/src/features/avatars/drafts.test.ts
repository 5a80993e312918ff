import { savedAvatarsLimit } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { makeRoom } from './draft.ts'

const glimmer = testApp()

const picture = { avatarConfig: { style: 'thumbs', seed: 'Maya' } } as const
const draftsOf = async ({ id }: Person) =>
  await glimmer.rows<{ image_key: string }>(
    sql`select image_key from avatar where account_id = ${id} and saved_at is null order by created_at`,
  )

/** A member with copies of one avatar. */
async function aCollector(copies: number, saved: boolean): Promise<Person> {
  const maya = await createMember(glimmer, { tier: 'pro' })
  await maya.call('POST /avatars/save-svg', { body: picture })
  await glimmer.app.database.db.execute(sql`
    insert into avatar (id, account_id, kind, image_key, name, alt, config, bytes, generation, position, saved_at, created_at)
    select gen_random_uuid(), account_id, kind, md5(random()::text) || 'aaaaaaaa', name, alt, config, bytes, generation,
      position, case when ${saved} then saved_at end, created_at - copy * interval '1 minute'
    from avatar, generate_series(1, ${copies}) copy where account_id = ${maya.id}`)
  return maya
}

test('stores nothing when the limit is reached', async () => {
  const maya = await aCollector(savedAvatarsLimit - 1, true)
  const svg = await maya.call('POST /avatars/save-svg', { body: picture })
  const worn = await maya.call('POST /users/avatar/save', { body: { avatarData: picture } })
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#6a00ff' } })
    .png()
    .toBuffer()
  const photograph = await maya.send('POST', '/avatars/upload', {
    body: new Uint8Array(png),
    headers: { 'content-type': 'image/png' },
  })
  expect([svg, worn, photograph].map(({ problem }) => problem.code)).toEqual(Array(3).fill('avatars_full'))
  expect(await draftsOf(maya)).toEqual([])
})

test('leaves no drafts after concurrent saves at the limit', async () => {
  const maya = await aCollector(savedAvatarsLimit - 2, true)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => maya.call('POST /avatars/save-svg', { body: picture })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await draftsOf(maya)).toEqual([])
})

test('keeps the latest ninety unsaved proposals', async () => {
  const maya = await aCollector(100, false)
  const before = await draftsOf(maya)
  await makeRoom(glimmer.app, { id: maya.id, tier: 'pro', age: 'adult' })
  expect(await draftsOf(maya)).toEqual(before.slice(10))
})
