import type { NoteKind } from '../bank/note-kinds.ts'

/** For a subject, words and phrases that mean it alone, and words of which several do. */
export type Clues = Readonly<Partial<Record<NoteKind, readonly [alone: string, together: string]>>>
