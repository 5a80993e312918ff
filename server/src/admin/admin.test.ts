import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSmtpServer } from '@glimmer/lib/testing/smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { failsWith, sends, startImageServer } from '#testing/image-server.ts'
import { operate } from '#testing/operator.ts'
import { createMember } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { setAge } from './ages.ts'
import { erase } from './erase.ts'
import { exportPerson, find } from './people.ts'
import { endPlanOf, grant } from './plans.ts'
import { readAudit } from './read-audit.ts'
import { testArtist, testMail } from './trials.ts'

const glimmer = testApp({ settings: { TEST_CLOCK: '2026-11-21T12:00:00Z' } })

const query = async (text: string, values: unknown[] = []) => (await glimmer.app.database.pool.query(text, values)).rows
const audit = (...args: string[]) => operate(glimmer, ['audit', readAudit], args)
const lineCount = async () => (await query('select from admin_audit')).length

test('find knows an address in Unicode, in ASCII, in capitals and in decomposed letters', async () => {
  const maya = await createMember(glimmer)
  await query('update account set email = $2 where id = $1', [maya.id, 'müller@xn--bcher-kva.example'])
  for (const typed of ['müller@bücher.example', 'MÜLLER@XN--BCHER-KVA.example', 'mu\u0308ller@bu\u0308cher.example'])
    expect(await operate(glimmer, ['find', find], [typed])).toEqual([expect.stringContaining(maya.id)])
})

test('ends a plan once; without a plan says so and writes no audit line', async () => {
  const maya = await createMember(glimmer)
  const end = () => operate(glimmer, ['end-plan', endPlanOf], [maya.id, '--yes'])
  await expect(end()).rejects.toThrow('They have no plan that could be ended.')
  await expect(operate(glimmer, ['grant', grant], [maya.id, 'gold'])).rejects.toThrow('Say which plan')
  expect(await operate(glimmer, ['grant', grant], [maya.id, 'premium'])).toContainEqual(
    expect.stringContaining(`${maya.id}\thas premium`),
  )
  await expect(operate(glimmer, ['end-plan', endPlanOf], [maya.id])).rejects.toThrow('add --yes')
  expect(await end()).toEqual([`${maya.id}\thas no plan any more`])
  await expect(end()).rejects.toThrow('They have no plan that could be ended.')
  const lines = (await audit(maya.id)).map((line) => line.split('\t')[1])
  expect(lines).toEqual(['grant', 'end-plan'])
})

test('test-artist says how many pictures came and how soon, or why none did', async () => {
  const server = await startImageServer()
  onTestFinished(() => server.stop())
  const artist = { kind: 'openai', baseUrl: server.baseUrl, apiKey: 'a-secret-key', model: 'a-model' } as const
  const tryIt = (config = {}) => operate(glimmer, ['test-artist', testArtist], [], config)
  server.behave(sends())
  expect(await tryIt({ artist })).toEqual([expect.stringMatching(/^3 pictures in \d+\.\d s\.$/)])
  server.behave(failsWith(401))
  await expect(tryIt({ artist })).rejects.toThrow('status 401')
  await expect(tryIt()).rejects.toThrow('ARTIST=openai')
})

describe('the audit', () => {
  test('shows each command, its account, and whether it finished', async () => {
    const maya = await createMember(glimmer)
    await operate(glimmer, ['find', find], [maya.id])
    const nowhere = operate(glimmer, ['export', exportPerson], [maya.id, join(tmpdir(), 'no-such-folder', 'maya.zip')])
    await expect(nowhere).rejects.toThrow('ENOENT')
    const lines = await audit(maya.id)
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^2.*Z\\tfind\\t${maya.id}\\t\\w+\\tdone$`)),
      expect.stringMatching(new RegExp(`^2.*Z\\texport\\t${maya.id}\\t\\w+\\tnot finished$`)),
    ])
    expect(await audit()).toEqual(expect.arrayContaining(lines))
  })

  test('replaces a deleted account by a keyed hash that still finds its lines', async () => {
    const maya = await createMember(glimmer)
    await operate(glimmer, ['find', find], [maya.id])
    await operate(glimmer, ['erase', erase], [maya.id, '--yes'])
    const lines = await audit(maya.id)
    expect(lines.map((line) => line.split('\t')[1])).toEqual(['find', 'erase'])
    expect(lines.join()).not.toContain(maya.id)
    const [deleted] = await query(
      `select encode(account_hash, 'hex') as hash from deleted_account where encode(account_hash, 'hex') = $1`,
      [lines[0]?.split('\t')[2]],
    )
    expect(await audit(deleted.hash)).toEqual(lines)
    await expect(audit('d1ad2a1b-0000-4000-8000-000000000000')).rejects.toThrow('No command was about that account')
  })
})

test('erase of an account with an external provider says where the sign-in remains', async () => {
  const maya = await createMember(glimmer)
  expect(await operate(glimmer, ['erase', erase], [maya.id, '--yes'])).toEqual([
    `${maya.id}\tdeleted here; the sign-in is kept by ${glimmer.issuer.issuer}: delete user ${maya.subject} there`,
  ])
  await expect(operate(glimmer, ['erase', erase], [maya.id, '--yes'])).rejects.toThrow('Nobody here has that address')
})

describe('test-mail', () => {
  const send = (to: string, url?: string) =>
    operate(glimmer, ['test-mail', testMail], [to], {
      ...(url && { mailer: { kind: 'smtp', url, from: 'hello@glimmer.example', connections: 1 } }),
    })

  test('sends through the configured mailer and prints the result', async () => {
    const server = await startSmtpServer()
    expect((await send('operator@example.com', server.url))[0]).toMatch(/^The mail server took it\./)
    expect(server.messages.map(({ to }) => to)).toEqual(['operator@example.com'])
    await expect(send('refused@example.com', server.url)).rejects.toThrow(
      /The email was not sent: .*550.*Check SMTP_URL/,
    )
    await server.stop()
    await expect(send('operator@example.com', server.url)).rejects.toThrow(/The email was not sent: .*ECONNREFUSED/)
  })

  test('says that MAILER=outbox stores the email only', async () => {
    expect((await send('operator@example.com'))[0]).toMatch(/^MAILER=outbox sends nothing/)
    expect(await query(`select from email_outbox where recipient = 'operator@example.com'`)).toHaveLength(1)
    await expect(send('operator')).rejects.toThrow('Say to whom')
  })
})

describe('age', () => {
  const correct = (id: string, ...birth: string[]) => operate(glimmer, ['age', setAge], [id, ...birth])

  test('corrects to an adult age: deletes the questions to parents and the closing date', async () => {
    const maya = await createMember(glimmer, { age: 'teen' })
    await maya.call('POST /users/guardian', { body: { email: 'parent@example.test', name: 'Maya' } })
    await query(`update age set closes_on = '2026-12-20' where account_id = $1`, [maya.id])
    await expect(correct(maya.id, '4', '1990')).rejects.toThrow('add --yes')
    expect(await correct(maya.id, '4', '1990', '--yes')).toEqual([`${maya.id}\tan adult`])
    expect((await maya.call('GET /users/profile')).status).toBe(200)
    expect(await query('select band, adult_on, closes_on from age where account_id = $1', [maya.id])).toEqual([
      { band: 'adult', adult_on: null, closes_on: null },
    ])
    expect(await query('select from guardian where account_id = $1', [maya.id])).toEqual([])
    expect((await audit(maya.id)).map((line) => line.split('\t')[1])).toEqual(['age'])
  })

  test('corrects to a teen age: applies limits and keeps a refusal', async () => {
    const maya = await createMember(glimmer)
    expect((await correct(maya.id, '3', '2012', '--yes'))[0]).toMatch(
      /\ta teen until 2030-04-01; a parent or guardian has to agree before all of it opens$/,
    )
    expect(await query('select from graphile_worker.jobs where key = $1', [`age ${maya.id} limit`])).toHaveLength(1)
    await maya.call('POST /users/guardian', { body: { email: 'parent@example.test', name: 'Maya' } })
    await query(`update guardian set state = 'declined', email = null, child_name = null where account_id = $1`, [
      maya.id,
    ])
    await query(`update age set closes_on = '2026-12-20' where account_id = $1`, [maya.id])
    expect((await correct(maya.id, '3', '2011', '--yes'))[0]).toContain('until 2029-04-01')
    expect((await correct(maya.id, '3', '2011', '--yes'))[0]).toContain('closes on 2026-12-20')
  })

  test('refuses an age below the minimum, and an account without a stated age', async () => {
    const maya = await createMember(glimmer, { age: 'teen' })
    const before = await lineCount()
    await expect(correct(maya.id, '3', '2020', '--yes')).rejects.toThrow('below MINIMUM_AGE')
    await expect(correct(maya.id, '3', '2030', '--yes')).rejects.toThrow('Nobody who uses this was born then')
    await expect(correct(maya.id, '13', '2008', '--yes')).rejects.toThrow('Say: age ADDRESS MONTH YEAR')
    const noor = await createMember(glimmer, { age: 'unanswered' })
    await expect(correct(noor.id, '3', '1990', '--yes')).rejects.toThrow('They have not said how old they are yet')
    expect(await lineCount()).toBe(before)
    expect(await query('select adult_on::text as on from age where account_id = $1', [maya.id])).toEqual([
      { on: '2030-04-01' },
    ])
  })
})
