import { beforeEach, describe, expect, test, vi } from 'vitest'
import { caller, createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()
beforeEach(() => glimmer.clock.set(new Date('2026-11-21T12:00:00Z')))

/** Runs the hourly sweep on a given day. */
async function onThe(day: string): Promise<void> {
  glimmer.clock.set(new Date(`${day}T12:00:00Z`))
  await glimmer.sweepHourly()
}

const emailsTo = async ({ id }: Person) => {
  const query = 'select subject, text, recipient from email_outbox where account_id = $1 order by id'
  return (await glimmer.app.database.pool.query<{ subject: string; text: string; recipient: string }>(query, [id])).rows
}
const isThere = async ({ id }: Person) =>
  (await glimmer.app.database.pool.query('select from account where id = $1', [id])).rowCount === 1

describe('an idle account', () => {
  test('gets two emails with the date and is then deleted', async () => {
    const maya = await createMember(glimmer)
    await onThe('2028-09-20')
    expect(await emailsTo(maya)).toEqual([])
    await onThe('2028-09-22')
    const [first] = await emailsTo(maya)
    expect(first).toMatchObject({
      subject: 'Your Glimmer account closes on 21 November 2028',
      recipient: `${maya.subject}@example.test`,
    })
    expect(first?.text).toContain('You last opened Glimmer in November 2026.')
    expect(first?.text).toContain('Just open it once.')
    expect(first?.text).toContain('We’ll write once more, in a month, and then not again.')
    // The test's identity provider is an external one.
    expect(first?.text).toContain('The way you sign in belongs to 127.0.0.1')
    await onThe('2028-09-23')
    expect(await emailsTo(maya)).toHaveLength(1)
    await onThe('2028-10-22')
    const emails = await emailsTo(maya)
    // By now the first mail has been deleted from the outbox.
    expect(emails.map(({ subject }) => subject)).toEqual(['Your Glimmer account closes on 21 November 2028'])
    expect(emails[0]?.text).toContain('This is our last email about it.')
    await onThe('2028-11-20')
    expect(await isThere(maya)).toBe(true)
    await onThe('2028-11-22')
    expect(await isThere(maya)).toBe(false)
  })

  test('is kept after one visit, and warned anew years later', async () => {
    const maya = await createMember(glimmer)
    await onThe('2028-09-22')
    await onThe('2028-10-22')
    const { call } = caller(glimmer, await glimmer.issuer.token(maya.subject))
    await call('POST /users/sync-oidc-user', { body: { oidcId: maya.subject } })
    await onThe('2028-11-22')
    await onThe('2029-06-01')
    expect([await isThere(maya), await emailsTo(maya)]).toEqual([true, []])
    await onThe('2030-08-23')
    expect((await emailsTo(maya))[0]?.subject).toBe('Your Glimmer account closes on 22 October 2030')
  })

  test('has two months from the first email, even if that is late', async () => {
    const maya = await createMember(glimmer)
    await onThe('2030-01-10')
    expect((await emailsTo(maya))[0]?.subject).toBe('Your Glimmer account closes on 7 March 2030')
    await onThe('2030-01-11')
    await onThe('2030-02-08')
    expect((await emailsTo(maya))[0]?.subject).toBe('Your Glimmer account closes on 8 March 2030')
    await onThe('2030-03-07')
    expect(await isThere(maya)).toBe(true)
    await onThe('2030-03-08')
    expect(await isThere(maya)).toBe(false)
  })

  test('is kept while a plan runs', async () => {
    const [paying, billed] = [await createMember(glimmer, { tier: 'premium' }), await createMember(glimmer)]
    await glimmer.app.database.pool.query(
      `insert into billing_account (account_id, customer_id, subscription_id, checked_at) values ($1, 'cus_away', 'sub_away', now())`,
      [billed.id],
    )
    for (const day of ['2028-10-01', '2028-11-22', '2029-01-01']) await onThe(day)
    expect([await isThere(paying), await isThere(billed), await emailsTo(paying)]).toEqual([true, true, []])
  })

  test('without a proven address is deleted without emails at the same time', async () => {
    const maya = await createMember(glimmer)
    await glimmer.app.database.pool.query('update account set email_verified = false where id = $1', [maya.id])
    await onThe('2028-09-22')
    await onThe('2028-10-22')
    expect(await emailsTo(maya)).toEqual([])
    await onThe('2028-11-22')
    expect(await isThere(maya)).toBe(false)
  })

  test('gets a failed email again the next day, and a sent one once', async () => {
    const maya = await createMember(glimmer)
    const send = vi.spyOn(glimmer.app.mailer, 'send').mockRejectedValue(new Error('the mailer is away'))
    await onThe('2028-09-22')
    send.mockRestore()
    await glimmer.sweepHourly()
    expect(await emailsTo(maya)).toEqual([])
    await onThe('2028-09-23')
    await onThe('2028-09-24')
    expect(await emailsTo(maya)).toHaveLength(1)
  })

  test('is kept while the identity provider is unavailable, and deleted an hour later', async () => {
    const maya = await createMember(glimmer)
    await onThe('2028-09-22')
    await onThe('2028-10-22')
    const removal = vi.spyOn(glimmer.app.identity, 'removeWithoutUser').mockResolvedValue('unavailable')
    await onThe('2028-11-22')
    expect(await isThere(maya)).toBe(true)
    removal.mockRestore()
    await glimmer.sweepHourly()
    expect(await isThere(maya)).toBe(false)
  })
})
