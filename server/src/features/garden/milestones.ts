import type { Affirmation, Milestone } from '@glimmer/contract'
import { asc } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { dailyLine } from '#database/tables/affirmations.ts'
import { findAffirmations } from '../affirmations/index.ts'
import { cameOn } from './lit-days.ts'

interface CameOn {
  day: string
  affirmationId: string | null
}

const weekDays = 7
const monthDays = 30
/** How many lines each kind of milestone shows, and how many months are returned at most. */
const linesOf = { week: 3, month: 7 } as const
const mostMonths = 12

type Stretch = Pick<Milestone, 'kind' | 'days' | 'reachedOn'> & { cameOn: readonly CameOn[] }

/**
 * The first seven days the person came on and every full thirty of them, latest first. They need not be consecutive.
 */
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

/** Sorts lines that felt true first, then favourites, then lines without an answer, then the rest. */
const rankOf = ({ response, isFavorite }: Affirmation): number =>
  response === 'true' ? 0 : isFavorite ? 1 : response === undefined ? 2 : 3

/** The lines a milestone shows, in the order of their days. */
const linesFor = ({ kind, cameOn: days }: Stretch, known: ReadonlyMap<string, Affirmation>) =>
  days
    .flatMap(({ day, affirmationId }) => {
      const affirmation = affirmationId ? known.get(affirmationId) : undefined
      return affirmation && affirmation.response !== 'too-much' ? [{ day, affirmation }] : []
    })
    .toSorted((one, other) => rankOf(one.affirmation) - rankOf(other.affirmation))
    .slice(0, linesOf[kind])
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))

/** The milestones a person has reached, latest first, except those whose lines are all deleted. */
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
