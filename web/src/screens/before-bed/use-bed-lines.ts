import type { Affirmation, AffirmationPage, AffirmationSet } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localDay } from '#lib/calendar.ts'
import { useAccount } from '#member/account-context.tsx'
import { readToday } from '#member/todays-line.ts'
import { countGenerated } from '#modules/affirmations/use-writer.ts'
import { useRecordedLines } from '#modules/listening/use-recorded-lines.ts'
import { useOnline } from '#platform/api/connection.ts'
import { formMessage } from '#platform/api/errors.ts'
import { idempotencyKeys } from '#platform/api/idempotency-keys.ts'
import { read, useWrite } from '#platform/api/query.ts'

/** What is played at bedtime. */
export interface BedChoice {
  /** As in the label of the start button: "Start the five lines". */
  name: string
  title: string
  lines: readonly Affirmation[]
  /** Repeats until the timer ends it. */
  loop: boolean
  /** Whether every voice of the plan says these lines free. */
  isFree: boolean
}

/** The most lines one playlist holds. */
const mostLines = 100
const sets = { query: { limit: 50 } }
const bedtime = { pack: 'bedtime' } as const

const halfDayMs = 12 * 60 * 60_000

/** The night a moment belongs to, from noon to noon. */
const nightOf = (instant: Date, timeZone: string | undefined) =>
  localDay(new Date(instant.getTime() - halfDayMs), timeZone)

/**
 * The user's bedtime set, if any, and a function to have one written. Plans with packs bring a new one each night;
 * without a connection the latest stays.
 */
function useFiveLines() {
  const { user } = useAccount()
  const online = useOnline()
  const { packs } = plans[user?.subscription.tier ?? 'free']
  const night = (instant: Date) => nightOf(instant, user?.preferences.timeZone)
  const client = useQueryClient()
  const [keys] = useState(idempotencyKeys)
  const { data, isError } = useQuery(read('GET /affirmations/sets', sets))
  const [written, setWritten] = useState<AffirmationSet>()
  const write = useWrite('POST /affirmations/set', {
    onSuccess(set) {
      keys.renew()
      countGenerated(set.lines.map(({ affirmation }) => affirmation))
      setWritten(set)
    },
    // The free set may have been used in another tab.
    onError: () => void client.invalidateQueries({ queryKey: read('GET /affirmations/sets', sets).queryKey }),
  })
  const latest = written ?? data?.items.find(({ pack }) => pack === 'bedtime')
  const isOver = latest && packs && online && night(new Date(latest.createdAt)) !== night(new Date())
  const set = isOver ? undefined : latest
  return {
    /** False until it is known whether there is one. The server has the final say on whether another can be written. */
    isKnown: data !== undefined || written !== undefined || isError,
    lines: set?.lines.map(({ affirmation }): Affirmation => affirmation) ?? [],
    isWriting: write.isPending,
    problem: write.error ? formMessage(write.error) : undefined,
    /** Has five lines written. One of the two is called, if the caller is still on the screen then. */
    write(onWritten: (lines: Affirmation[]) => void = () => undefined, onFailed: () => void = () => undefined) {
      if (write.isPending) return
      write.mutate(
        { body: bedtime, idempotencyKey: keys.keyFor(bedtime) },
        { onSuccess: (one) => onWritten(one.lines.map(({ affirmation }) => affirmation)), onError: onFailed },
      )
    },
  }
}
export type FiveLines = ReturnType<typeof useFiveLines>

/** All favourites; without a connection, those that the library last showed. */
function useFavorites(): readonly Affirmation[] {
  const client = useQueryClient()
  const online = useOnline()
  const { data } = useQuery(read('GET /users/favorites', { query: { limit: mostLines } }))
  if (online) return data?.items ?? []
  const lists = client.getQueriesData<{ pages?: AffirmationPage[] }>({ queryKey: ['GET /users/favorites'] })
  const [kept] = lists.flatMap(([, list]) => list?.pages ?? [])
  return kept?.items ?? data?.items ?? []
}

/**
 * What can be played, and what is picked: the five lines for the night, today's, favourites, or a collection by its id.
 */
export function useBedLines(isOwn: boolean) {
  const [chosen, pick] = useState<string>()
  const online = useOnline()
  const five = useFiveLines()
  const recorded = useRecordedLines().data ?? []
  const favorites = useFavorites()
  const { data: today } = useQuery(readToday())
  const collections = (useQuery(read('GET /collections')).data?.items ?? []).filter(({ lineIds }) => lineIds.length > 0)
  // Without a connection there are five only where this device holds them.
  const offersFive = online || five.lines.length > 0
  const picked = chosen ?? (offersFive ? 'five' : favorites.length > 0 ? 'favourites' : 'today')
  const collection = collections.find(({ _id }) => _id === picked)
  const { data: full } = useQuery({
    ...read('GET /collections/{id}', { params: { id: picked } }),
    enabled: collection !== undefined,
  })
  const choose = (): BedChoice => {
    if (isOwn) return { name: 'my recorded lines', title: 'My voice', lines: recorded, loop: false, isFree: true }
    if (collection)
      return { name: collection.name, title: collection.name, lines: full?.lines ?? [], loop: true, isFree: false }
    if (picked === 'today')
      return { name: 'today’s line', title: 'Today’s line', lines: today ? [today] : [], loop: true, isFree: true }
    if (picked === 'favourites')
      return { name: 'my favourites', title: 'Favourites', lines: favorites, loop: true, isFree: false }
    return { name: 'the five lines', title: 'Before bed', lines: five.lines, loop: false, isFree: true }
  }
  return { picked, pick, five, offersFive, recorded, favorites, collections, choice: choose() }
}
export type BedLinesState = ReturnType<typeof useBedLines>
