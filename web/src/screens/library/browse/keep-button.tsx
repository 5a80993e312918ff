import type { LibraryLine } from '@glimmer/contract'
import { IconButton } from '#platform/ui/button.tsx'
import { HeartFilledIcon, HeartIcon } from '#platform/ui/icons.tsx'
import classes from './keep-button.module.css'
import { useKeep } from './use-keep.ts'

/** Saves a line of the library among the favourites, or removes it. */
export function KeepButton({ line, quiet }: { line: LibraryLine; quiet?: boolean }) {
  const { isKept, toggle } = useKeep(line)
  return (
    <IconButton
      variant={quiet ? 'plain' : 'quiet'}
      className={isKept ? classes.kept : undefined}
      label="Favourite"
      aria-pressed={isKept}
      icon={isKept ? <HeartFilledIcon /> : <HeartIcon />}
      onClick={toggle}
    />
  )
}
