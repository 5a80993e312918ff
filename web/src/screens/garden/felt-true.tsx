import type { FeltTruePage } from '@glimmer/contract'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { formatDay } from '#lib/format-time.ts'
import { typeset } from '#lib/typeset.ts'
import { readPages } from '#platform/api/query.ts'
import { Card } from '#platform/ui/card.tsx'
import { LoadMoreButton } from '#platform/ui/load-more.tsx'
import classes from './garden.module.css'

const pageSize = 4

/** The lines the user answered with "Feels true", latest first, each with its day. */
export function FeltTrue() {
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
