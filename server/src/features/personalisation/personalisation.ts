import type { EditPersonalisation, Personalisation } from '@glimmer/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { personalisation } from '#database/tables/personalisation.ts'
import { invalidField, Problem } from '#problem.ts'
import { refuseUnderAge } from '#safety/age-standing.ts'
import { refuseIfCrisis } from '#safety/refuse-if-crisis.ts'
import { sayableName } from '#writing/second-person/first-name.ts'
import { findingsFrom } from '#writing/taste/learn-traits.ts'
import { leavesTooFew } from '#writing/taste/leaves-too-few.ts'
import { findPerson } from '../affirmations/index.ts'

/** What the user's lines go by. While it is off, nothing is derived from their answers. */
export async function readPersonalisation(app: App, { id }: Account): Promise<Personalisation> {
  const { firstName, steering } = await findPerson(app, id)
  if (!steering.isOn) return { ...steering, answers: [], findings: [] }
  return { ...steering, findings: findingsFrom(steering.answers, sayableName(firstName ?? undefined)) }
}

/**
 * Replaces the user's own words about their lines. Like a note, what they are working on is checked for signs of a
 * crisis, is closed to users under 18, and is never logged. Throws `care_first`, `adults_only`, and `invalid_input` for
 * words without which there are too few lines.
 */
export async function editPersonalisation(
  app: App,
  account: Account,
  { misread, ...edit }: EditPersonalisation,
): Promise<Personalisation & { care: 'soften' | undefined }> {
  const care = refuseIfCrisis({ kind: 'note', misread }, edit.workingOn, ...edit.wanted, ...edit.avoided)
  if (edit.workingOn) refuseUnderAge(account)
  if (leavesTooFew(edit.avoided))
    throw invalidField('avoided', 'Too many lines have these words. Choose fewer, or rarer ones.')
  await app.database.db
    .insert(personalisation)
    .values({ accountId: account.id, ...edit })
    .onConflictDoUpdate({ target: personalisation.accountId, set: edit })
  return { ...(await readPersonalisation(app, account)), care }
}

/** Erases the user's own words, turns personalisation off, and lets no earlier answer steer; repeating it is fine. */
export async function erasePersonalisation({ database }: App, { id }: Account): Promise<undefined> {
  await database.db.transaction(async (transaction) => {
    await transaction.delete(personalisation).where(eq(personalisation.accountId, id))
    await transaction
      .update(affirmation)
      .set({ isStruck: true })
      .where(and(eq(affirmation.accountId, id), isNotNull(affirmation.response)))
  })
}

/** Lets the answer to one line steer no longer; repeating it is fine. Throws `not_found` if the user has no such line. */
export async function strikeAnswer({ database }: App, { id: accountId }: Account, id: string): Promise<undefined> {
  const struck = await database.db
    .update(affirmation)
    .set({ isStruck: true })
    .where(and(eq(affirmation.accountId, accountId), eq(affirmation.id, id)))
    .returning({ id: affirmation.id })
  if (struck.length === 0) throw new Problem('not_found')
}
