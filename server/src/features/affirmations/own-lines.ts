import {
  type Advice,
  type AffirmationReply,
  maxOwnLines,
  type OwnAffirmation,
  type Rewordings,
} from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import { Problem } from '#problem.ts'
import { refuseIfCrisis } from '#safety/refuse-if-crisis.ts'
import { adviseOn } from '#writing/advice/advise-on.ts'
import { reword } from '#writing/advice/reword.ts'
import { addAffirmation, countOwn, type NewAffirmation } from './store.ts'

export const ownDescription = 'Your own words: you know best what you need to hear.'

/** A line in the user's own words as a new row. */
export const ownLine = (
  { newId }: App,
  accountId: string,
  { text, themes }: Pick<OwnAffirmation, 'text' | 'themes'>,
  at: Date,
): NewAffirmation => ({
  accountId,
  id: newId(at),
  text,
  description: ownDescription,
  themes,
  form: 'first-person',
  level: 5,
  origin: 'own',
  createdAt: at,
  updatedAt: at,
})

/**
 * Stores a line in the user's own words: never metered, never checked by the critic. Throws `care_first` and
 * `lines_full`; if the words may ask for people, the line is stored unchanged and the reply says so.
 */
export async function addOwn(
  app: App,
  { id: accountId }: Account,
  { text, themes, misread }: OwnAffirmation,
): Promise<AffirmationReply> {
  const care = refuseIfCrisis({ kind: 'line', misread }, text)
  const now = app.clock.now()
  const line = ownLine(app, accountId, { text, themes }, now)
  return app.database.db.transaction(async (transaction) => {
    // The lock serialises concurrent requests, so that the limit holds.
    await lockAccount(transaction, accountId, 'no key update')
    if ((await countOwn(transaction, accountId)) >= maxOwnLines) throw new Problem('lines_full')
    return { ...(await addAffirmation(transaction, line)), care }
  })
}

/**
 * The critic's view of a user's own line, which is advice and never a refusal, and the line on other steps of boldness,
 * by rule. The words are neither stored nor sent anywhere.
 */
export function advise(app: App, account: Account, text: string): Advice {
  const care = refuseIfCrisis({ kind: 'line', misread: undefined }, text)
  const { rewriter } = app.writerFor(account)
  return { items: adviseOn(text), rewordings: reword(text), model: care ? undefined : rewriter?.model }
}

/**
 * The line on each step by the language model, and by rule where there is none or its line did not pass. It is sent to
 * the model for that, unless it may ask for people, and stored nowhere. Throws `care_first`.
 */
export async function rewordOwn(app: App, account: Account, text: string, signal: AbortSignal): Promise<Rewordings> {
  const care = refuseIfCrisis({ kind: 'line', misread: undefined }, text)
  const { rewriter } = app.writerFor(account)
  const byModel = care || !rewriter ? [] : await rewriter.reword({ sentence: text, seed: app.newId() }, signal)
  const others = reword(text).filter(({ level }) => !byModel.some((line) => line.level === level))
  return { rewordings: [...byModel, ...others].toSorted((one, other) => one.level - other.level) }
}
