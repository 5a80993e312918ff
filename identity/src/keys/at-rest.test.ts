import { describe, expect, test } from 'vitest'
import { appCode, appSecretOn } from '#testing/app-code.ts'
import { linkIn, startTestIdentity, testIdentity } from '#testing/test-identity.ts'
import { aSignedInVisitor, codeOf } from '#testing/visitor.ts'
import { authorizationRequest, refresh } from '#testing/web-app.ts'
import { encryptionWith } from './encryption.ts'
import { announceKeys, maintainKeyRing, replaceKeys } from './key-ring.ts'

const identity = testIdentity({ IDENTITY_SECRET: 'a secret of thirty-two characters' })

const encryption = encryptionWith('a secret of thirty-two characters')
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

/** Everything the database holds, as a thief would read it. */
async function dump(): Promise<string> {
  const { rows: all } = await identity.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'identity' and table_name <> 'email_outbox'`,
  )
  const tables = all.map(({ name }) => name)
  const parts = tables.map(async (table) => {
    const { rows } = await identity.database.query(`select t::text as row from identity.${table} t`)
    return rows.map(({ row }) => row).join('\n')
  })
  return (await Promise.all(parts)).join('\n')
}

async function publishedKeys(issuer: string): Promise<string[]> {
  const { keys } = JSON.parse(await (await fetch(`${issuer}/jwks`)).text())
  return keys.map(({ kid }: { kid: string }) => kid)
}

describe('a stolen database', () => {
  test('contains no usable token, code, session, link or key', async () => {
    const { visitor, tokens, code } = await aSignedInVisitor(identity.issuer, 'dumped@example.com')
    await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'login' }).url)
    const token = linkIn((await identity.emails('dumped@example.com'))[0]).split('token=')[1]
    await visitor.visit(`${identity.issuer}/account/second-step`)
    const appSecret = appSecretOn(visitor)
    await visitor.submit({ code: appCode(appSecret) })
    const recoveryCode = /<li>([0-9A-Z-]{29})</.exec(visitor.text)?.[1]
    const { signing, cookie } = await maintainKeyRing(identity.database, encryption, new Date())
    const stolen = await dump()
    const secrets = [
      code,
      tokens.refresh_token,
      visitor.cookie('glimmer_session')?.value,
      token,
      appSecret,
      recoveryCode,
      recoveryCode?.replaceAll('-', ''),
      visitor.cookie('glimmer_device')?.value,
      signing[0]?.d,
      cookie[0],
    ]
    for (const secret of secrets) {
      expect(secret).toBeTruthy()
      expect(stolen).not.toContain(secret)
    }
  })
})

describe('keys', () => {
  test('survive a restart, with every session and token', async () => {
    const { visitor, tokens } = await aSignedInVisitor(identity.issuer, 'restart@example.com')
    const other = await identity.startAnother({ IDENTITY_PUBLIC_URL: identity.issuer })
    expect(other.issuer).toBe(identity.issuer)
    expect(await refresh(identity.issuer, tokens.refresh_token)).toMatchObject({ status: 200 })
    await visitor.visit(authorizationRequest(identity.issuer, { prompt: 'none' }).url)
    expect(codeOf(visitor)).toBeDefined()
  })

  test('created by processes that start together are one set', async () => {
    const rings = await Promise.all(
      Array.from({ length: 4 }, () => maintainKeyRing(identity.database, encryption, new Date())),
    )
    expect(new Set(rings.map(({ signing }) => signing.map(({ kid }) => kid).join()))).toHaveProperty('size', 1)
  })

  test('rotate with an overlap: announced, signing, verifying', async () => {
    const [old] = await publishedKeys(identity.issuer)
    const kids = async (days: number) =>
      (await maintainKeyRing(identity.database, encryption, inDays(days))).signing.map(({ kid }) => kid)
    expect(await kids(80)).toEqual([old])
    const announced = await kids(89)
    expect(announced).toHaveLength(2)
    expect(announced[0]).toBe(old)
    expect(await kids(92)).toEqual(announced.toReversed())
    expect(await kids(122)).toEqual([announced[1]])
  })

  test('are announced by rotate-keys once, and replaced at once with --now', async () => {
    const other = await startTestIdentity({ IDENTITY_SECRET: 'a secret of thirty-two characters' })
    const kids = async (at: Date) =>
      (await maintainKeyRing(other.database, encryption, at)).signing.map(({ kid }) => kid)
    const now = new Date()
    const [old] = await kids(now)
    const from = await announceKeys(other.database, encryption, now)
    expect(await announceKeys(other.database, encryption, now)).toEqual(from)
    expect(await kids(now)).toEqual([old, expect.any(String)])
    expect((await kids(new Date(from.getTime() + 1)))[1]).toBe(old)
    await replaceKeys(other.database, encryption, now)
    expect(await kids(new Date(now.getTime() + 1))).toEqual([expect.not.stringContaining(old ?? '')])
    await other.stop()
  })

  test('encrypted with another secret stop the start with an explanation', async () => {
    const start = identity.startAnother({ IDENTITY_SECRET: 'some other secret of good length!!' })
    await expect(start).rejects.toThrow(/sealed with another secret: bring back identity\.secret/)
  })
})
