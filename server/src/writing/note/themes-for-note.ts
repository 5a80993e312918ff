import type { Theme } from '@glimmer/contract'
import { readNote } from './read-note.ts'

/** Those of the open themes that help with what a note is about; all of them if none does, or nothing was noted. */
export function themesForNote(note: string | undefined, open: readonly Theme[]): readonly Theme[] {
  const helping = (note && open.length > 1 ? readNote(note) : undefined)?.themes.filter((theme) => open.includes(theme))
  return helping && helping.length > 0 ? helping : open
}
