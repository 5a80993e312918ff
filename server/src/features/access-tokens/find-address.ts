import { createHash } from 'node:crypto'
import { type Affirmation, product, type TodaysAffirmation } from '@glimmer/contract'
import { typeset } from '@glimmer/lib/typeset'
import type { Account, App } from '#app.ts'
import { refuseByAge } from '#http/authenticate.ts'
import { orNotFound, Problem } from '#problem.ts'
import { daysAfter, instantOf, localDay } from '#time/wall-clock.ts'
import { peekToday, todayAmong } from '../affirmations/index.ts'
import { type Named, withoutNames } from '../links/index.ts'
import { findBySecret } from './store.ts'

/** A private address whose owner may have it. */
export interface Address {
  account: Account
  timeZone: string
  /** Identifies the address to feed readers and calendars; it reveals neither the secret nor the account. */
  feedId: string
  /** Today's line. Reading it does not count as a visit. */
  today(): Promise<TodaysAffirmation>
  /** A line's words as the address shows them. */
  wordsOf(line: Pick<Affirmation, 'text'>): string
}

const nameInside = () => `Today’s line has your name in it. Open ${product.name} to read it.`

const shownText = (text: string, names: Named, byName: boolean) =>
  typeset((byName ? text : withoutNames(text, names)) ?? nameInside())

/** Whether the owner's age permits what the app's own screens would show them. */
function isOpen(app: App, { age }: Account): boolean {
  try {
    refuseByAge(age, 'agreed', app.config.ages.gate)
    return true
  } catch (refusal) {
    if (refusal instanceof Problem) return false
    throw refusal
  }
}

/**
 * Finds the private address with this secret. Throws `not_found`: nothing tells a revoked address, one whose owner is
 * waiting for a guardian, and a guessed one apart.
 */
export async function findAddress(app: App, secret: string): Promise<Address> {
  const found = orNotFound(await findBySecret(app, 'address', secret))
  const { id, account, names, byName, preferences } = found
  if (!isOpen(app, account)) throw new Problem('not_found')
  return {
    account,
    timeZone: preferences.timeZone,
    feedId: createHash('sha256').update(`feed ${id}`).digest('hex').slice(0, 24),
    async today() {
      const shown = todayAmong(app, found.shown ?? [], preferences.timeZone)
      return shown ? { ...shown.line, day: shown.day } : peekToday(app, account)
    },
    wordsOf: ({ text }) => shownText(text, names, byName),
  }
}

const maxAgeSeconds = 300

/** How long a line may be cached: five minutes, because its owner may ask for another one, and never past the day. */
export function secondsToCache(app: App, timeZone: string): number {
  const now = app.clock.now()
  const midnight = instantOf({ day: daysAfter(localDay(now, timeZone), 1), minute: 0 }, timeZone)
  return Math.max(1, Math.min(maxAgeSeconds, Math.floor((midnight.getTime() - now.getTime()) / 1000)))
}
