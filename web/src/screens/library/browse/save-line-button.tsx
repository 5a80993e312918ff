import type { LibraryLine } from '@glimmer/contract'
import { IconButton } from '#platform/ui/button.tsx'
import { HeartFilledIcon, HeartIcon } from '#platform/ui/icons.tsx'
import classes from './browse.module.css'
import { useSaveLine } from './use-save-line.ts'

/** Saves a line of the library among the favourites, or removes it. */
export function SaveLineButton({ line, quiet }: { line: LibraryLine; quiet?: boolean }) {
  const { isSaved, toggle } = useSaveLine(line)
  return (
    <IconButton
      variant={quiet ? 'plain' : 'quiet'}
      className={isSaved ? classes.saved : undefined}
      label="Favourite"
      aria-pressed={isSaved}
      icon={isSaved ? <HeartFilledIcon /> : <HeartIcon />}
      onClick={toggle}
    />
  )
}
