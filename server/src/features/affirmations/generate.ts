import { createHash } from 'node:crypto'
import {
  type GenerateAffirmation,
  type GeneratedAffirmation,
  plans,
  type Theme,
  themeNames,
  tierForTheme,
} from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import type { WrittenLine } from '#ports/writer.ts'
import { Problem } from '#problem.ts'
import { refuseUnderAge } from '#safety/age-standing.ts'
import { refuseIfCrisis } from '#safety/refuse-if-crisis.ts'
import { runMetered } from '../usage/index.ts'
import { briefOf, findPerson, gently } from './brief.ts'
import type { LaterLines } from './later-lines.ts'
import { addAffirmation, getAffirmation, toRow } from './store.ts'

export interface GenerateRequest {
  body: GenerateAffirmation
  /** Identifies this attempt: a request with the same key gets the same line and is not charged again. */
  idempotencyKey?: string | undefined
  signal: AbortSignal
}

/** Throws `theme_locked`, with the plan that includes it, for a theme that this plan does not include. */
export function refuseLockedThemes({ tier }: Account, themes: readonly Theme[]) {
  const locked = themes.find((theme) => !plans[tier].themes.includes(theme))
  if (!locked) return
  const needed = tierForTheme(locked)
  throw new Problem('theme_locked', `${themeNames[locked]} opens with the ${plans[needed].name} plan.`, {
    tier: needed,
  })
}

/** Tells requests with the same key apart. Hashed with the key, so that the note cannot be recovered from it. */
export const fingerprintOf = (key: string, body: object) =>
  createHash('sha256')
    .update(`${key}\n${JSON.stringify(body)}`)
    .digest('base64url')

/**
 * Writes a line for this account and spends one of the month's affirmations; a failure or a fallback costs nothing.
 * Throws `care_first`, before anything is written, for a note that asks for people. If the note may ask for them, the
 * line is a curated one of the first step, free, and the reply says so. If a language model is late, the line is not its
 * own, and `later` keeps the one that may follow.
 */
export async function generate(
  app: App,
  account: Account,
  later: LaterLines,
  { body, idempotencyKey, signal }: GenerateRequest,
): Promise<GeneratedAffirmation> {
  const care = refuseIfCrisis({ kind: 'note', misread: body.misread }, body.note)
  if (body.note) refuseUnderAge(account)
  refuseLockedThemes(account, body.themes)
  const key = idempotencyKey ?? app.newId()
  let coming: Promise<WrittenLine | undefined> | undefined
  const isFree = care !== undefined || body.mood === 'heavy'
  const line = await runMetered(app, account, {
    feature: 'affirmations',
    key,
    fingerprint: fingerprintOf(key, body),
    isFree,
    async work() {
      const now = app.clock.now()
      const brief = briefOf(await findPerson(app, account.id), body, now, key)
      const written = care
        ? app.writerFor(account).curated(gently(brief))
        : await app.writerFor(account).write(brief, signal, (writing) => {
            coming = writing
          })
      const line = toRow(app, account.id, written, now)
      return {
        charged: line.charged,
        resultId: line.row.id,
        store: (transaction) => addAffirmation(transaction, { ...line.row, isGentler: isFree }),
      }
    },
    replay: async (id) => await getAffirmation(app.database.db, account.id, id),
  })
  if (!coming) return { ...line, care }
  later.keep(account, line._id, coming)
  return { ...line, care, mayFollow: true }
}
