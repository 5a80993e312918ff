import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@glimmer/lib/testing/test-database'
import pg from 'pg'
import { pino } from 'pino'
import { readOutbox } from '#adapters/mailer/outbox.ts'
import { readConfig } from '#config.ts'
import { describeError } from '#log.ts'
import type { Letter } from '#ports/mailer.ts'
import { type Running, startIdentity } from '#start.ts'
import { appUrl } from './app.ts'

export interface TestIdentity {
  issuer: string
  database: pg.Pool
  /** Every line logged so far. */
  logged(): string
  /** The letters to this address, newest first, waiting for at least so many. */
  letters(to: string, atLeast?: number): Promise<Letter[]>
  /** Another provider process's worth on the same database. */
  startAnother(settings?: Record<string, string>): Promise<Running>
  stop(): Promise<void>
}

/** The whole provider, on a free port, with a database of its own. */
export async function startTestIdentity(settings: Record<string, string> = {}): Promise<TestIdentity> {
  const own = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-data-'))
  const lines: string[] = []
  const log = pino(
    { level: 'debug', serializers: { err: describeError } },
    { write: (line: string) => void lines.push(line) },
  )
  const start = (more: Record<string, string> = {}) =>
    startIdentity(
      readConfig({
        DATABASE_URL: own.url,
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
  const database = new pg.Pool({ connectionString: own.url, max: 2 })

  async function letters(to: string, atLeast = 1): Promise<Letter[]> {
    const found = (await readOutbox(database)).filter((letter) => letter.to === to)
    return found.length >= atLeast ? found : letters(to, atLeast)
  }
  return {
    issuer: running.issuer,
    database,
    logged: () => lines.join(''),
    letters,
    async startAnother(more) {
      const other = await start(more)
      others.push(other)
      return other
    },
    async stop() {
      await Promise.all([running, ...others].map((identity) => identity.stop()))
      await database.end()
      await own.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** The link in a letter. */
export function linkIn(letter: Letter | undefined): string {
  const link = /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0]
  if (!link) throw new Error('There is no link in that letter.')
  return link
}
