import type { Affirmation, Milestone } from '@glimmer/contract'
import { asc } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { dailyLine } from '#database/tables/affirmations.ts'
import { findAffirmations } from '../store.ts'
import { cameOn } from './lit-days.ts'

interface CameOn {
  day: string
  affirmationId: string | null
}

const weekDays = 7
const monthDays = 30
/** How many lines each of them holds, and how many months are looked back on. */
const linesOf = { week: 3, month: 7 } as const
const mostMonths = 12

type Stretch = Pick<Milestone, 'kind' | 'days' | 'reachedOn'> & { cameOn: readonly CameOn[] }

/** The first week and every whole thirty days, the latest first: counted by days that were come on, wherever they lie. */
function stretches(days: readonly CameOn[]): Stretch[] {
  const stretch = (kind: Milestone['kind'], from: number, to: number): Stretch[] => {
    const last = days[to - 1]
    return last ? [{ kind, days: to, reachedOn: last.day, cameOn: days.slice(from, to) }] : []
  }
  const months = Array.from({ length: Math.floor(days.length / monthDays) }, (_, month) =>
    stretch('month', month * monthDays, (month + 1) * monthDays),
  )
  return [...stretch('week', 0, weekDays), ...months.flat().slice(-mostMonths)].toReversed()
}

/** What felt true before what was kept, and that before the rest. */
const rankOf = ({ response, isFavorite }: Affirmation): number =>
  response === 'true' ? 0 : isFavorite ? 1 : response === undefined ? 2 : 3

/** The lines a stretch of days is remembered by, in the order of their days. */
const linesFor = ({ kind, cameOn: days }: Stretch, known: ReadonlyMap<string, Affirmation>) =>
  days
    .flatMap(({ day, affirmationId }) => {
      const affirmation = affirmationId ? known.get(affirmationId) : undefined
      return affirmation && affirmation.response !== 'too-much' ? [{ day, affirmation }] : []
    })
    .toSorted((one, other) => rankOf(one.affirmation) - rankOf(other.affirmation))
    .slice(0, linesOf[kind])
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))

/** The milestones a person has come to, the latest first. One whose lines are all deleted is not told of. */
export async function readMilestones({ database: { db } }: App, { id }: Account): Promise<{ items: Milestone[] }> {
  const days = await db
    .select({ day: dailyLine.day, affirmationId: dailyLine.affirmationId })
    .from(dailyLine)
    .where(cameOn(id))
    .orderBy(asc(dailyLine.day))
  const reached = stretches(days)
  const ids = reached.flatMap(({ cameOn: within }) => within.flatMap(({ affirmationId }) => affirmationId ?? []))
  const known = await findAffirmations(db, id, [...new Set(ids)])
  const items = reached.map((stretch): Milestone => {
    const { kind, days: count, reachedOn } = stretch
    return { kind, days: count, reachedOn, lines: linesFor(stretch, known) }
  })
  return { items: items.filter(({ lines }) => lines.length > 0) }
}
