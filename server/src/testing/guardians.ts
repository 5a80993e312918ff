import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeEach } from 'vitest'
import { keepDeadlines } from './ages.ts'
import { createMember, type Person } from './people.ts'
import { startTestApp } from './test-app.ts'

const start = '2026-11-22T12:00:00Z'

interface SentEmail {
  subject: string
  text: string
}

export const aMailbox = () => `${randomUUID()}@example.test`

/** The fields of the form with which a guardian agrees. */
export const agree = { answer: 'agree', adult: 'yes', guardian: 'yes' }

/** The path of the link in an email to a guardian. */
export const linkIn = (email: SentEmail | undefined) =>
  /http:\/\/\S+(\/guardian\?token=\S+)/.exec(email?.text ?? '')?.[1] ?? 'no link'

/** The status with which a teen's own line is stored: 201 once everything is open to them. */
export const keeps = async ({ call }: Person) =>
  (await call('POST /affirmations', { body: { text: 'I can ask.' } })).status

/** Starts an app for a test file, and returns it with what teens and their guardians do in it. */
export async function startGuardianTests() {
  const glimmer = await startTestApp()
  afterAll(() => glimmer.stop())
  beforeEach(() => glimmer.clock.set(new Date(start)))

  const rowsOf = async <Row>(query: ReturnType<typeof sql>) => (await glimmer.rows(query)) as unknown as Row[]
  const emailsTo = (mailbox: string) =>
    rowsOf<SentEmail>(sql`select subject, text from email_outbox where lower(recipient) = ${mailbox} order by id`)

  async function ask(noor: Person, email: string, name = 'Noor') {
    const answer = await noor.call('POST /users/guardian', { body: { email, name } })
    await glimmer.runJobs()
    return answer
  }

  async function press(link: string, fields: Record<string, string>) {
    const response = await fetch(glimmer.url + link, { method: 'POST', body: new URLSearchParams(fields) })
    return { status: response.status, page: await response.text() }
  }

  /** A teen who has asked, and the link in the mail. */
  async function teenAwaitingConsent() {
    const noor = await createMember(glimmer, { age: 'teen' })
    const mailbox = aMailbox()
    await ask(noor, mailbox)
    const [email] = await emailsTo(mailbox)
    return { noor, mailbox, link: linkIn(email) }
  }

  return {
    glimmer,
    rowsOf,
    emailsTo,
    ask,
    press,
    teenAwaitingConsent,
    /** A teen with a guardian's agreement, and the link that withdraws it. */
    async teenWithConsent() {
      const asked = await teenAwaitingConsent()
      await press(asked.link, agree)
      await glimmer.runJobs()
      const [, email] = await emailsTo(asked.mailbox)
      return { ...asked, withdrawLink: linkIn(email) }
    },
    async open(link: string) {
      const response = await fetch(glimmer.url + link)
      return { status: response.status, page: await response.text(), cookie: response.headers.get('set-cookie') }
    },
    /** The row of a teen's latest question. */
    async questionOf({ id }: Person) {
      const rows = await rowsOf<Record<string, unknown>>(
        sql`select * from guardian where account_id = ${id} order by asked_at desc`,
      )
      return rows[0]
    },
    /** Returns a function that reads a file of a teen's export by name. */
    async takeAlong({ token }: Person) {
      const archive = await fetch(`${glimmer.url}/api/users/export`, { headers: { authorization: `Bearer ${token}` } })
      const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
      return (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()))
    },
    async daysPass(days: number, seconds = 0) {
      glimmer.clock.set(new Date(glimmer.clock.now().getTime() + days * 86_400_000 + seconds * 1000))
      await keepDeadlines(glimmer)
    },
  }
}
