import type { LitDay } from '@glimmer/contract'
import { FavoriteButton } from '#modules/affirmations/favorite-button.tsx'
import { useFavorite } from '#modules/affirmations/use-favorite.ts'
import { SpokenLine } from '#modules/listening/transport/spoken-line.tsx'
import { ShareButton } from '#modules/share/share-button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { CheckIcon } from '#platform/ui/icons.tsx'
import classes from './garden.module.css'
import { dayName } from './month-names.ts'

/** The line of one day, to play, favourite and share. */
export function DayCard({ day, affirmation: line }: LitDay) {
  const favorite = useFavorite()
  return (
    <Card as="section" className={classes.card} aria-label={dayName(day)}>
      <header className={classes.dayCardHead}>
        <p>{dayName(day)}</p>
        {line?.response === 'true' && (
          <p className={classes.feltTrue}>
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
