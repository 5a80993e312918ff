import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { caller, createMember, type Person, signInAs } from '#testing/people.ts'
import { anotherTestApp, testApp } from '#testing/test-app.ts'

const glimmer = testApp({ settings: { SUPPORT_EMAIL: 'care@hill.example' } })

const visitor = () => caller(glimmer)
const anAddress = () => `${randomUUID()}@example.test`
async function emailsFrom(
  address: string,
): Promise<{ subject: string; text: string; html: string; recipient: string }[]> {
  const query = 'select recipient, subject, text, html from email_outbox where reply_to = $1 order by id'
  return (await glimmer.app.database.pool.query(query, [address])).rows
}

test('emails a visitor’s message to the operator with Reply-To', async () => {
  const address = anAddress()
  const message = 'The music stops.\n\nIt happens on <my> phone.'
  expect((await visitor().call('POST /support', { body: { email: address, message } })).status).toBe(204)
  const [email, ...others] = await emailsFrom(address)
  expect(others).toEqual([])
  expect(email).toMatchObject({ recipient: 'care@hill.example', subject: 'A message to Glimmer' })
  expect(email?.text).toContain('The music stops.\n\nIt happens on <my> phone.')
  expect(email?.html).toContain('on &lt;my&gt; phone.')
  expect(email?.text).toContain('not signed in')
})

test.each([
  ['free', 'A message to Glimmer', 'within 3 working days'],
  ['premium', '[Priority] A message to Glimmer', 'within 1 working day.'],
  ['pro', '[Premium] A message to Glimmer', 'the same working day.'],
] as const)('somebody on %s is answered in the time their plan says', async (tier, subject, time) => {
  const maya = await createMember(glimmer, { tier })
  const email = anAddress()
  expect((await maya.call('POST /users/support', { body: { email, message: 'Hello' } })).status).toBe(204)
  const [message] = await emailsFrom(email)
  expect(message?.subject).toBe(subject)
  expect(message?.text).toContain(time)
})

test('a teen whose parent has not agreed can write too', async () => {
  const noor = await createMember(glimmer, { age: 'teen' })
  const body = { email: anAddress(), message: 'My mum cannot find the mail.' }
  expect((await noor.call('POST /users/support', { body })).status).toBe(204)
})

test('what is written is in no log', async () => {
  await visitor().call('POST /support', { body: { email: anAddress(), message: 'a-word-nobody-else-writes' } })
  expect(glimmer.logged()).not.toContain('a-word-nobody-else-writes')
})

test.each([
  [{ email: 'nowhere', message: 'Hello' }, 'email'],
  [{ email: 'a@example.test\nBcc: b@example.test', message: 'Hello' }, 'email'],
  [{ email: 'a@example.test', message: '  ' }, 'message'],
  [{ email: 'a@example.test', message: 'a'.repeat(4001) }, 'message'],
])('names the invalid field: %#', async (body, field) => {
  const { status, problem } = await (await createMember(glimmer)).call('POST /users/support', { body })
  expect([status, problem.errors?.[0]?.path]).toEqual([400, field])
})

test('a member can write although strangers have used up their address', async () => {
  const [maya, email] = [await createMember(glimmer), anAddress()]
  for (let turn = 0; turn < 6; turn++) await visitor().call('POST /support', { body: { email, message: 'Hello' } })
  expect((await maya.call('POST /users/support', { body: { email, message: 'Hello' } })).status).toBe(204)
})

test('limits an email address to five messages a day', async () => {
  const maya = await createMember(glimmer)
  const body = { email: anAddress(), message: 'Again' }
  const statuses = []
  for (let turn = 0; turn < 6; turn++) statuses.push((await maya.call('POST /users/support', { body })).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
})

test('returns mail_unavailable if sending fails, and logs no message', async () => {
  const { mailer } = glimmer.app
  const { send } = mailer
  mailer.send = async () => {
    throw new Error('refused: Words from my day')
  }
  const body = { email: anAddress(), message: 'Words from my day' }
  const maya = await createMember(glimmer)
  const { status, problem } = await maya.call('POST /users/support', { body })
  mailer.send = send
  expect([status, problem.code]).toEqual([503, 'mail_unavailable'])
  expect(glimmer.logged()).not.toContain('Words from my day')
})

test('limits a network address per hour', async () => {
  const alone = await anotherTestApp()
  const write = () => caller(alone).call('POST /support', { body: { email: anAddress(), message: 'Hello' } })
  const statuses = []
  for (let turn = 0; turn < 21; turn++) statuses.push((await write()).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})

describe('where operators have a screen', () => {
  const withOperators = testApp({ settings: { OPERATORS: 'olga@example.test', SUPPORT_EMAIL: 'care@hill.example' } })
  const olga = async () =>
    signInAs(withOperators, await createMember(withOperators), 'olga@example.test', { amr: ['mfa'] })
  const messages = async ({ call }: Person) => (await call('GET /admin/overview')).body.messages
  const emails = async (to: string) =>
    (await withOperators.app.database.pool.query('select * from email_outbox where recipient = $1', [to])).rows

  test('a message waits until it is answered, once, by email, those of higher plans first', async () => {
    const operator = await olga()
    const [maya, noor] = [await createMember(withOperators), await createMember(withOperators, { tier: 'pro' })]
    const [first, second] = [anAddress(), anAddress()]
    await maya.call('POST /users/support', { body: { email: first, message: 'The music\nstops.' } })
    await noor.call('POST /users/support', { body: { email: second, message: 'Thank you' } })
    const [thanks, music] = await messages(operator)
    expect(thanks).toMatchObject({ email: second, plan: 'pro', account: noor.id, message: 'Thank you' })
    const answer = () =>
      operator.call('POST /admin/messages/{id}/answer', {
        params: { id: music?._id ?? '' },
        body: { answer: 'Turn it up.\n\nThat helps.' },
      })
    const statuses = (await Promise.all([answer(), answer()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, 404])
    const [email, ...others] = await emails(first)
    expect(others).toEqual([])
    expect(email).toMatchObject({ reply_to: 'care@hill.example', subject: 'An answer from Glimmer' })
    expect(email.text).toMatch(/Turn it up\..*That helps\..*You wrote:.*The music/s)
    const close = { params: { id: thanks?._id ?? '' } }
    expect((await operator.call('POST /admin/messages/{id}/close', close)).status).toBe(204)
    expect((await operator.call('POST /admin/messages/{id}/close', close)).status).toBe(404)
    expect(await messages(operator)).toEqual([])
  })

  test('nothing is lost if mail fails: a message waits, and an answer is not counted as sent', async () => {
    const operator = await olga()
    const { mailer } = withOperators.app
    const { send } = mailer
    onTestFinished(() => {
      mailer.send = send
    })
    mailer.send = () => Promise.reject(new Error('refused'))
    expect(
      (await caller(withOperators).call('POST /support', { body: { email: anAddress(), message: 'Hello' } })).status,
    ).toBe(204)
    const [message] = await messages(operator)
    const params = { id: message?._id ?? '' }
    const { problem } = await operator.call('POST /admin/messages/{id}/answer', { params, body: { answer: 'Hi' } })
    expect(problem.code).toBe('mail_unavailable')
    expect((await messages(operator)).map(({ _id }) => _id)).toEqual([params.id])
    const empty = await operator.call('POST /admin/messages/{id}/answer', { params, body: { answer: ' ' } })
    expect(empty.problem.errors?.[0]?.path).toBe('answer')
  })

  test('a message goes with the account of who wrote it', async () => {
    const operator = await olga()
    const maya = await createMember(withOperators)
    await maya.call('POST /users/support', { body: { email: anAddress(), message: 'Bye' } })
    await operator.call('POST /admin/accounts/{id}/erase', { params: { id: maya.id } })
    expect((await messages(operator)).map(({ account }) => account)).not.toContain(maya.id)
  })
})
