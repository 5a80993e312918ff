import type { FeltTruePage, VisitDay, VisitSummary } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { typeset } from '@glimmer/lib/typeset'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { daysBefore, localDay, yearUntil } from '#lib/calendar.ts'
import { formatDay } from '#lib/format-time.ts'
import { Link } from '#lib/router.tsx'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { useFavorite } from '#modules/affirmations/use-favorite.ts'
import { SpokenLine } from '#modules/listening/spoken-line.tsx'
import { ShareButton } from '#modules/share/share-button.tsx'
import { read, readPages } from '#platform/api/query.ts'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import { LoadMoreButton } from '#platform/ui/load-more.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './garden.module.css'
import { GardenScene, monthsIn } from './garden-scene.tsx'
import { Milestones } from './milestones.tsx'
import { dayName, monthName } from './month-names.ts'
import { Moods } from './moods.tsx'
import { YearFromAbove } from './year-from-above.tsx'

/** The days the user came, one light each, and what came of them. It only grows. */
export const Garden = () => (
  <div className={`page stack ${classes.page}`}>
    <OfflineNote>This is your garden as we last saw it. It updates when you’re back online.</OfflineNote>
    <Section waiting={<Skeleton height="40rem" />}>
      <Days />
    </Section>
    <p className="muted">
      Planning a break? The garden waits. <Link to={`${paths.profile()}#reminders`}>Pause your reminders too</Link>
    </p>
    <div className={classes.below}>
      <div className={classes.milestones}>
        <Section waiting={<Skeleton height="14rem" />}>
          <LatestYear />
          <Milestones />
        </Section>
      </div>
      <div className={classes.beside}>
        <Section waiting={<Skeleton height="14rem" />}>
          <FeltTrue />
        </Section>
        <Moods />
      </div>
    </div>
  </div>
)

const titleFor = (days: number) =>
  days === 0 ? 'Your garden' : days === 1 ? `Your first day with ${product.name}` : `${days} days with ${product.name}`

function Days() {
  const { data } = useSuspenseQuery(read('GET /users/days'))
  return (
    <>
      <header className="stack gap-xs">
        <h1>{titleFor(data.days)}</h1>
        <p className="muted">One light for each day you came. It only grows.</p>
      </header>
      {data.first === null ? <NoDays /> : <Meadow {...data} first={data.first} />}
    </>
  )
}

const NoDays = () => (
  <p className={`muted ${classes.none}`}>
    Your first light appears with your first line. <Link to={paths.dashboard()}>See today’s line</Link>
  </p>
)

/** A year of the meadow at a time, which is all of it for most. */
function Meadow({ first }: VisitSummary & { first: string }) {
  const today = localDay(new Date())
  const [end, setEnd] = useState(today)
  const { from } = yearUntil(end)
  return (
    <>
      {(first < from || end < today) && (
        <nav className={`row ${classes.months}`} aria-label="Years">
          {first < from && (
            <Button variant="ghost" small onClick={() => setEnd(daysBefore(from, 1))}>
              The year before
            </Button>
          )}
          {end < today && (
            <Button variant="ghost" small onClick={() => setEnd(today)}>
              Back to today
            </Button>
          )}
        </nav>
      )}
      <Section key={end} waiting={<Skeleton height="40rem" />}>
        <Year end={end} isLatest={end === today} />
      </Section>
    </>
  )
}

/** The same date of the year before. */
const aYearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** A year's lights and the open day: the latest, until another is chosen. */
function Year({ end, isLatest }: { end: string; isLatest: boolean }) {
  const { data } = useSuspenseQuery(read('GET /users/days/visits', { query: yearUntil(end) }))
  const [chosen, setChosen] = useState<string>()
  const open = data.items.find(({ day }) => day === chosen) ?? data.items.at(-1)
  const yearAgo = isLatest && data.items.find(({ day, affirmation }) => affirmation && day === aYearBefore(end))
  const months = monthsIn(data.items.map(({ day }) => day))
  const now = new Date()
  return (
    <>
      {months.length > 1 && (
        <nav className={`row ${classes.months}`} aria-label="Months">
          {months.map(({ month, day }) => (
            <Button key={month} variant="plain" small onClick={() => setChosen(day)}>
              {monthName(month, now)}
            </Button>
          ))}
        </nav>
      )}
      <div className={classes.month}>
        <GardenScene days={data.items} earlier={data.daysBefore} chosen={open?.day} onChoose={setChosen} />
        {open ? (
          <DayCard {...open} />
        ) : (
          <p className={`muted ${classes.none}`}>No lights this year. The others are still here.</p>
        )}
      </div>
      {yearAgo && (
        <p>
          A year ago today: “{yearAgo.affirmation?.text}”{' '}
          <Button variant="plain" small onClick={() => setChosen(yearAgo.day)}>
            See that day
          </Button>
        </p>
      )}
    </>
  )
}

function LatestYear() {
  const { data } = useSuspenseQuery(read('GET /users/days/visits', { query: yearUntil(localDay(new Date())) }))
  return <YearFromAbove days={data.items} />
}

/** The line of one day, to play, favourite and share. */
function DayCard({ day, affirmation: line }: VisitDay) {
  const favorite = useFavorite()
  return (
    <Card as="section" className="stack gap-sm" aria-label={dayName(day)}>
      <header className={classes.dayCardHead}>
        <p>{dayName(day)}</p>
        {line?.response === 'true' && (
          <p className="bar gap-xs success">
            <CheckIcon /> Felt true
          </p>
        )}
      </header>
      {line ? (
        <SpokenLine key={line._id} line={line} heardByAvatar onFavorite={() => favorite(line)}>
          <span className={classes.actions}>
            <ShareButton line={line} />
            <FavoriteButton line={line} />
          </span>
        </SpokenLine>
      ) : (
        <p>You deleted this day’s line. Its light stays.</p>
      )}
    </Card>
  )
}

const pageSize = 4

/** The lines the user answered with "Feels true", latest first, each with its day. */
function FeltTrue() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    readPages('GET /users/felt-true', { limit: pageSize }),
  )
  const items: FeltTruePage['items'] = data.pages.flatMap((page) => page.items)
  return (
    <Card as="section" className={`stack start ${classes.feltTrueCard}`} aria-labelledby="felt-true">
      <h2 id="felt-true">What felt true</h2>
      {items.length === 0 && (
        <p className="muted">Lines you answer with “Feels true” appear here, just for you, and their lights bloom.</p>
      )}
      <ul className={`stack ${classes.lines}`} aria-labelledby="felt-true">
        {items.map(({ day, affirmation }) => (
          <li key={affirmation._id}>
            <p>{typeset(affirmation.text)}</p>
            <time dateTime={day}>{formatDay(`${day}T12:00:00`)}</time>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <LoadMoreButton what="that felt true" busy={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
    </Card>
  )
}
