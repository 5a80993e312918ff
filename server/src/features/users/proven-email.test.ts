import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { limitMail } from '#mail/limit-mail.ts'
import { caller, createMember } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

/** Signs in with these claims in the token, and this address in the request body. */
async function signIn(claims: { email?: string; email_verified?: boolean }, email?: string, subject = randomUUID()) {
  const { call } = caller(glimmer, await glimmer.issuer.token(subject, claims))
  const { body } = await call('POST /users/sync-oidc-user', { body: { oidcId: subject, email } })
  const rows = await glimmer.rows<{ email: string | null; email_verified: boolean }>(
    sql`select email, email_verified from account where id = ${body._id}`,
  )
  return { ...rows[0], id: body._id, subject, call }
}

describe('the email address', () => {
  test('comes from the token, not from the browser', async () => {
    const claims = { email: 'maya@example.test', email_verified: true }
    expect(await signIn(claims, 'a-stranger@example.test')).toMatchObject({
      email: 'maya@example.test',
      email_verified: true,
    })
  })

  test('comes from userinfo if the token has none, at most once a day', async () => {
    const subject = randomUUID()
    glimmer.issuer.userinfo.set(subject, { email: 'userinfo@example.test', email_verified: true })
    expect(await signIn({}, 'a-stranger@example.test', subject)).toMatchObject({
      email: 'userinfo@example.test',
      email_verified: true,
    })
    glimmer.issuer.userinfo.set(subject, { email: 'later@example.test', email_verified: true })
    expect((await signIn({}, undefined, subject)).email).toBe('userinfo@example.test')
    glimmer.clock.set(new Date(glimmer.clock.now().getTime() + 25 * 3_600_000))
    expect((await signIn({}, undefined, subject)).email).toBe('later@example.test')
  })

  test('from the browser only is shown to its owner but is unproven', async () => {
    const person = await signIn({}, 'claimed@example.test')
    expect(person).toMatchObject({ email: 'claimed@example.test', email_verified: false })
    expect((await person.call('GET /users/profile')).body.email).toBe('claimed@example.test')
  })

  test('that the provider calls unverified is unproven', async () => {
    const claims = { email: 'unconfirmed@example.test', email_verified: false }
    expect(await signIn(claims)).toMatchObject({ email: 'unconfirmed@example.test', email_verified: false })
  })
})

describe('email limits', () => {
  const email = (to: string) => ({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
  const emailsTo = async (to: string) =>
    (await glimmer.app.database.pool.query('select 1 from email_outbox where recipient = $1', [to])).rowCount

  test('allow twenty emails a day to one address', async () => {
    const { app } = glimmer
    const sent = async () => {
      const sending = Array.from({ length: 30 }, () => app.mailer.send(email('Flooded@example.test')))
      return (await Promise.allSettled(sending)).filter(({ status }) => status === 'fulfilled').length
    }
    expect(await sent()).toBe(20)
    glimmer.clock.set(new Date(app.clock.now().getTime() + 24 * 3_600_000))
    expect(await sent()).toBe(20)
    expect(await emailsTo('Flooded@example.test')).toBe(40)
  })

  test('count a hashed address, and delete the count after a day', async () => {
    const { app } = glimmer
    await limitMail(app.mailer, app.database, app.clock).send(email('counted@example.test'))
    const counts = async () => (await app.database.pool.query('select * from email_count')).rows
    expect(JSON.stringify(await counts())).not.toContain('counted')
    glimmer.clock.set(new Date(app.clock.now().getTime() + 48 * 3_600_000))
    await glimmer.sweepHourly()
    expect(await counts()).toEqual([])
  })

  test('delete an account’s stored emails with the account, and no other’s', async () => {
    const shared = 'shared@example.test'
    const [maya, noor] = [await createMember(glimmer), await createMember(glimmer)]
    for (const { id } of [maya, noor]) await glimmer.app.mailer.send({ ...email(shared), accountId: id })
    await glimmer.app.database.db.execute(
      sql`update account set email = ${shared} where id in (${maya.id}, ${noor.id})`,
    )
    await maya.call('DELETE /users/account')
    expect(await emailsTo(shared)).toBe(1)
  })
})
