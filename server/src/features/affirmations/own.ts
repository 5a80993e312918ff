import type { Affirmation, EditAffirmation, OwnAffirmation } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { orNotFound } from '#problem.ts'
import { putCareFirst } from '#safety/refuse-if-crisis.ts'
import { addAffirmation, findAffirmation, toAffirmation, updateAffirmation } from './store.ts'

const description = 'Your own words: you know best what you need to hear.'

/** Keeps a line in the person's own words. Never metered, never judged; only care may come first. */
export async function addOwn(
  app: App,
  { id: accountId }: Account,
  { text, themes }: OwnAffirmation,
): Promise<Affirmation> {
  putCareFirst(text)
  const now = app.clock.now()
  const row = await addAffirmation(app.database.db, {
    accountId,
    id: app.newId(),
    text,
    description,
    themes,
    form: 'first-person',
    level: 5,
    origin: 'own',
    createdAt: now,
    updatedAt: now,
  })
  return toAffirmation(orNotFound(row))
}

/** Changes words or themes. Changed words make the line the person's own, and its recordings and answer are forgotten. */
export async function edit(
  app: App,
  account: Account,
  id: string,
  { text, themes }: EditAffirmation,
): Promise<Affirmation> {
  putCareFirst(text)
  const { db } = app.database
  const before = orNotFound(await findAffirmation(db, account.id, id))
  const reworded = text !== undefined && text !== before.text
  if (reworded) await app.speech.forget(account, id)
  const row = await updateAffirmation(db, account.id, id, {
    updatedAt: app.clock.now(),
    ...(themes && { themes }),
    ...(reworded && { text, description, origin: 'own', byModel: false, response: null, answeredAt: null }),
  })
  return toAffirmation(orNotFound(row))
}
