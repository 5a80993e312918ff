import type { Form, Theme } from '@glimmer/contract'
import { linesOf } from '../bank/bank.ts'
import type { NoteKind } from '../bank/note-kinds.ts'
import { type NoteReading, readNote } from './read-note.ts'

const orElse = (some: readonly Theme[], others: readonly Theme[]): readonly Theme[] => (some.length > 0 ? some : others)

/** Whether a theme has a line in this form for the most telling subject of a note. */
const hasLineFor = (theme: Theme, { kinds: [kind] }: NoteReading, form: Form): boolean =>
  linesOf(theme).some(
    (line) =>
      kind !== undefined &&
      line.noteKinds.includes(kind) &&
      (line.form === form || (form === 'distanced' && line.asYou)),
  )

/**
 * Those of the open themes that help with what a note is about, if there are any those with lines about it; all of them
 * if none helps, or nothing was noted. `subject` is what another reader says of a note that is not understood.
 */
export function themesForNote(
  note: string | undefined,
  open: readonly Theme[],
  form: Form,
  subject?: NoteKind,
): readonly Theme[] {
  const reading = note && open.length > 1 ? readNote(note, subject) : undefined
  if (!reading) return open
  const helping = reading.themes.filter((theme) => open.includes(theme))
  const withLines = helping.filter((theme) => hasLineFor(theme, reading, form))
  return orElse(withLines, orElse(helping, open))
}
