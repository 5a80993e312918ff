import type { Affirmation } from '@glimmer/contract'
import { IconButton } from '#platform/ui/button.tsx'
import { HeartFilledIcon, HeartIcon } from '#platform/ui/icons.tsx'
import classes from './affirmations.module.css'
import { useFavorite } from './use-favorite.ts'

/** Adds the line to the favourites, or removes it. */
export function FavoriteButton({ line, plain }: { line: Affirmation; plain?: boolean }) {
  const toggle = useFavorite()
  return (
    <IconButton
      variant={plain ? 'plain' : 'quiet'}
      className={line.isFavorite ? classes.favorite : undefined}
      label="Favourite"
      aria-pressed={line.isFavorite}
      icon={line.isFavorite ? <HeartFilledIcon /> : <HeartIcon />}
      onClick={() => toggle(line)}
    />
  )
}
