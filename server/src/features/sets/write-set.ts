import {
  type AffirmationSet,
  type AffirmationSetPage,
  type AffirmationSetReply,
  type GenerateSet,
  type Pack,
  plans,
  tierForPacks,
} from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import type { Executor } from '#database/pool.ts'
import { orNotFound, Problem } from '#problem.ts'
import { refuseUnderAge } from '#safety/age-standing.ts'
import { refuseIfCrisis } from '#safety/refuse-if-crisis.ts'
import { localDay } from '#time/wall-clock.ts'
import { completeSet } from '#writing/phrasebook/complete-set.ts'
import { ageCursor, findPerson, fingerprintOf, gently, refuseLockedThemes, toRow } from '../affirmations/index.ts'
import { runMetered } from '../usage/index.ts'
import { hasPack } from './pack-to-try.ts'
import { setBriefs, themesOf } from './set-briefs.ts'
import { addSet, findSet, findSets } from './store.ts'

interface AskedForSet {
  body: GenerateSet
  /** Identifies this attempt: a request with the same key gets the same set and is not charged again. */
  idempotencyKey?: string | undefined
  signal: AbortSignal
}

/** The pack to try, if the plan does not include packs: everybody may try each pack once. */
const packToTry = ({ tier }: Account, { pack }: GenerateSet) => (plans[tier].packs ? undefined : pack)

async function refuseTriedPack(db: Executor, { id }: Account, pack: Pack) {
  if (!(await hasPack(db, id, pack))) return
  const { name } = plans[tierForPacks]
  throw new Problem('pack_locked', `You’ve already tried this one. More come with the ${name} plan.`, {
    tier: tierForPacks,
  })
}

/** This account's sets that still have a line, latest first. */
export async function listSets(
  app: App,
  account: Account,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<AffirmationSetPage> {
  const before = cursor === undefined ? undefined : ageCursor.read(cursor)
  const sets = await findSets(app.database.db, account.id, limit + 1, before)
  const items = sets.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: sets.length > limit && last ? ageCursor.write(last._id) : null }
}
const halfDayMs = 12 * 60 * 60 * 1000

/**
 * The key of tonight's five lines, on plans that include them: each night has one set, which belongs to no month. A
 * night lasts from noon to noon.
 */
async function keyOfNight(
  app: App,
  account: Account,
  { pack, note, themes }: GenerateSet,
): Promise<string | undefined> {
  if (pack !== 'bedtime' || note || themes || !plans[account.tier].packs) return undefined
  const { preferences } = await findPerson(app, account.id)
  return `night ${localDay(new Date(app.clock.now().getTime() - halfDayMs), preferences.timeZone)}`
}

/** Reads a stored set. Throws `not_found`. */
export const readSet = async (app: App, account: Account, id: string): Promise<AffirmationSet> =>
  orNotFound(await findSet(app.database.db, account.id, id))

/**
 * Writes five lines that fit together and spends one of the month's affirmations for all of them, or none if every line
 * is curated or a fallback. On a plan without packs, each pack may be tried once, free; on one with packs, five lines for
 * the night are free every night, and the same all night. Throws as `generate` does, and
 * `pack_locked`; if the note may ask for people, all five are curated lines of the first step.
 */
export async function writeSet(
  app: App,
  account: Account,
  { body, idempotencyKey, signal }: AskedForSet,
): Promise<AffirmationSetReply> {
  const care = refuseIfCrisis({ kind: 'note', misread: body.misread }, body.note)
  if (body.note) refuseUnderAge(account)
  const toTry = packToTry(account, body)
  refuseLockedThemes(account, toTry ? (body.themes ?? []) : themesOf(body))
  const night = await keyOfNight(app, account, body)
  const key = night ?? idempotencyKey ?? app.newId()
  const answered = await runMetered<AffirmationSet>(app, account, {
    feature: 'affirmations',
    key,
    fingerprint: fingerprintOf(key, night ? {} : { set: body }),
    isFree: care !== undefined || toTry !== undefined || night !== undefined,
    async work() {
      if (toTry) await refuseTriedPack(app.database.db, account, toTry)
      const now = app.clock.now()
      const briefs = setBriefs(await findPerson(app, account.id), body, now, night ? `${account.id} ${night}` : key)
      const writer = app.writerFor(account)
      const written = care ? completeSet(briefs.map(gently), [], writer.curated) : await writer.writeSet(briefs, signal)
      const lines = written.map((line) => toRow(app, account.id, line, now))
      const set = { accountId: account.id, id: app.newId(), pack: body.pack, createdAt: now }
      return {
        charged: !toTry && !night && lines.some(({ charged }) => charged),
        resultId: set.id,
        async store(transaction) {
          if (toTry) {
            await lockAccount(transaction, account.id, 'no key update')
            await refuseTriedPack(transaction, account, toTry)
          }
          return addSet(transaction, { ...set, lines: lines.map(({ row }) => row) })
        },
      }
    },
    replay: (id) => readSet(app, account, id),
  })
  return { ...answered, care }
}
