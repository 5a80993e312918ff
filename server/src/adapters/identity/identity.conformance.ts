import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Identity } from '#ports/identity.ts'

export interface IdentityUnderTest {
  identity: Identity
  /** A token as the provider would issue it to this subject. */
  token(subject: string): Promise<string>
  /** The same token, expired beyond any tolerance. */
  expired(subject: string): Promise<string>
  stop(): Promise<void>
}

/** The tests that every token verifier must pass. */
export const identityConformance = (name: string, start: () => Promise<IdentityUnderTest>) =>
  describe(`${name} tokens`, () => {
    let provider: IdentityUnderTest
    beforeAll(async () => {
      provider = await start()
    })
    afterAll(() => provider.stop())

    test('give their subject', async () => {
      const verdict = await provider.identity.verify(await provider.token('maya'))
      expect(verdict).toMatchObject({ ok: true, subject: { subject: 'maya' } })
    })

    test('give the same subject the second time', async () => {
      const token = await provider.token('maya')
      const [first, second] = [await provider.identity.verify(token), await provider.identity.verify(token)]
      expect(second).toEqual(first)
    })

    test('are rejected once expired', async () => {
      expect(await provider.identity.verify(await provider.expired('maya'))).toEqual({ ok: false, reason: 'rejected' })
    })

    test('are rejected when changed', async () => {
      const [header, payload = '', signature] = (await provider.token('maya')).split('.')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
      const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'sam' })).toString('base64url')
      expect(await provider.identity.verify(`${header}.${forged}.${signature}`)).toMatchObject({ ok: false })
    })

    test.each(['', 'nonsense', 'a.b.c', 'e30.e30.'])('reject %j', async (token) => {
      expect(await provider.identity.verify(token)).toEqual({ ok: false, reason: 'rejected' })
    })
  })
