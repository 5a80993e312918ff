import type { Age } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { currentWording } from '#safety/age-standing.ts'
import { createMember, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A user's age as the app sees it; null until it is answered. */
export const ageOf = async ({ call, subject }: Person): Promise<Age | null> =>
  (await call('POST /users/sync-oidc-user', { body: { oidcId: subject } })).body.age

/** Runs the job that keeps the deadlines of ages and of questions to parents. */
export async function keepDeadlines(glimmer: TestApp): Promise<void> {
  await glimmer.app.jobs.add({ name: 'age-deadlines' })
  await glimmer.runJobs()
}

/** Stores a parent's approval directly, without the emails. */
export async function giveConsent({ app }: TestApp, { id }: Person): Promise<void> {
  const now = app.clock.now().toISOString()
  await app.database.db.execute(sql`insert into guardian
    (id, account_id, state, email_hash, wording, asked_at, sent_at, expires_at, answered_at)
    values (${app.newId()}, ${id}, 'approved', '\\x00', ${currentWording}, ${now}, ${now}, ${now}, ${now})`)
}

/** A teen, whose parent has agreed if `hasConsent`. */
export async function createTeen(glimmer: TestApp, { hasConsent = false } = {}): Promise<Person> {
  const noor = await createMember(glimmer, { age: 'teen' })
  if (hasConsent) await giveConsent(glimmer, noor)
  return noor
}
