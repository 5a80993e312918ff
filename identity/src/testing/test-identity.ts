import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@glimmer/lib/testing/test-database'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { readOutbox } from '#adapters/mailer/outbox.ts'
import { readConfig } from '#config.ts'
import { describeError } from '#log.ts'
import type { Email } from '#ports/mailer.ts'
import { type Running, startIdentity } from '#start.ts'
import { appUrl } from './web-app.ts'

export interface TestIdentity {
  issuer: string
  database: pg.Pool
  /** Every line logged so far. */
  logged(): string
  /** The emails to this address, newest first; waits until there are at least this many. */
  emails(to: string, atLeast?: number): Promise<Email[]>
  /** The emails to this address with this subject, sent so far. */
  emailsAbout(to: string, subject: string): Promise<Email[]>
  /** The link in the newest email with this subject to this address, once it has come. */
  emailedLink(to: string, subject: string): Promise<string>
  /** Runs the hourly maintenance now. */
  maintain(): Promise<void>
  /** Starts another provider on the same database. */
  startAnother(settings?: Record<string, string>): Promise<Running>
  stop(): Promise<void>
}

/** The provider that the tests of a file share: started before the first of them and stopped after the last. */
export function testIdentity(settings?: Record<string, string>): TestIdentity {
  const shared = {} as TestIdentity
  beforeAll(async () => {
    Object.assign(shared, await startTestIdentity(settings))
  })
  afterAll(() => shared.stop())
  return shared
}

/** The whole provider, on a free port, with its own database. */
export async function startTestIdentity(settings: Record<string, string> = {}): Promise<TestIdentity> {
  const testDatabase = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-data-'))
  const lines: string[] = []
  const log = pino(
    { level: 'debug', serializers: { err: describeError } },
    { write: (line: string) => void lines.push(line) },
  )
  const start = (more: Record<string, string> = {}) =>
    startIdentity(
      readConfig({
        DATABASE_URL: testDatabase.url,
        DATA_DIR: dataDir,
        IDENTITY_PORT: '0',
        PUBLIC_URL: appUrl,
        ...settings,
        ...more,
      }),
      log,
    )
  const running = await start()
  const others: Running[] = []
  const database = new pg.Pool({ connectionString: testDatabase.url, max: 2 })

  async function emails(to: string, atLeast = 1): Promise<Email[]> {
    const matching = (await readOutbox(database)).filter((email) => email.to === to)
    return matching.length >= atLeast ? matching : emails(to, atLeast)
  }
  const emailsAbout = async (to: string, subject: string) =>
    (await emails(to, 0)).filter((email) => email.subject === subject)
  async function emailedLink(to: string, subject: string): Promise<string> {
    const [newest] = await emailsAbout(to, subject)
    return newest ? linkIn(newest) : emailedLink(to, subject)
  }
  return {
    issuer: running.issuer,
    database,
    logged: () => lines.join(''),
    emails,
    emailsAbout,
    emailedLink,
    maintain: running.maintain,
    async startAnother(more) {
      const other = await start(more)
      others.push(other)
      return other
    },
    async stop() {
      await Promise.all([running, ...others].map((identity) => identity.stop()))
      await database.end()
      await testDatabase.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** The link in an email. */
export function linkIn(email: Email | undefined): string {
  const link = /https?:\/\/\S+/.exec(email?.text ?? '')?.[0]
  if (!link) throw new Error('There is no link in that email.')
  return link
}
