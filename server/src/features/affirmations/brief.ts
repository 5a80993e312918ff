import type { GenerateAffirmation, Preferences, Theme } from '@glimmer/contract'
import { desc, eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { account } from '../../database/tables/accounts.ts'
import { affirmation } from '../../database/tables/affirmations.ts'
import type { Brief } from '../../ports/writer.ts'
import { orNotFound } from '../../problem.ts'
import { partOfDay } from './local-day.ts'

/** How many of a person's last lines a writer is shown: it may not repeat the last 60, and avoids the rest. */
const remembered = 120

export interface Person {
  firstName: string | null
  preferences: Preferences
  /** Their last lines, newest first. */
  recent: string[]
}

/** What the writer may know of a person. */
export async function findPerson({ database: { db } }: App, accountId: string): Promise<Person> {
  const [[person], lines] = await Promise.all([
    db
      .select({ firstName: account.firstName, preferences: account.preferences })
      .from(account)
      .where(eq(account.id, accountId)),
    db
      .select({ text: affirmation.text })
      .from(affirmation)
      .where(eq(affirmation.accountId, accountId))
      .orderBy(desc(affirmation.id))
      .limit(remembered),
  ])
  return { ...orNotFound(person), recent: lines.map(({ text }) => text) }
}

/** A brief from what the person asked for now, completed by what they prefer. */
export function briefOf(
  person: Person,
  asked: Omit<GenerateAffirmation, 'themes'> & { themes: readonly Theme[] },
  now: Date,
  seed: string,
): Brief {
  const { form, level, timeZone } = person.preferences
  return {
    ...asked,
    form: asked.form ?? form,
    level: asked.level ?? level,
    firstName: person.firstName ?? undefined,
    partOfDay: partOfDay(now, timeZone),
    seed,
    recent: person.recent,
  }
}
