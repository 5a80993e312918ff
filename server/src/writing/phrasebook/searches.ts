import { themes as everyTheme, type Level } from '@glimmer/contract'
import { isLoose, isSure, tiersOf } from '../bank/note-kinds.ts'
import type { Search, Wanted } from './choose-line.ts'

/** The themes every plan opens: the fallback when a user has heard all lines of their own themes. */
const openToAll = everyTheme.slice(0, 7)

const plainForm = 'first-person'

/** The levels below one, nearest first: a line is never above the requested level. */
const stepsBelow = (level: Level): readonly Level[] => ([4, 3, 2, 1] as const).filter((step) => step < level)

/** Searches for lines written for the named situation: at the user's level, then at the two below it. */
export function speakingSearches({ themes, form, level, situation }: Wanted): readonly Search[] {
  if (!situation) return []
  const search = { themes, form, only: 'speaking' } as const
  return [
    { ...search, levels: [level] },
    { ...search, levels: stepsBelow(level).slice(0, 2) },
  ]
}

/**
 * Searches for lines that answer a note, the surest subjects first, each in the user's themes, then in others; then for
 * plain ones that fit any note, in other themes and in the first person too. The first two levels are open to notes
 * whatever the user's: troubles need allowing before doing. A part of a set keeps its level and theme, and follows a
 * note only where lines were written for it.
 */
export function noteSearches({ themes, form, level, note, part }: Wanted): readonly Search[] {
  if (!note) return []
  const { kinds } = note
  if (part) return [{ themes, form, levels: [level, ...stepsBelow(level).slice(0, 2)], only: 'answering', kinds }]
  const levels = [...new Set<Level>([1, 2, level, ...stepsBelow(level)])]
  // The situation alone comes first where no subject is surer; lines about many things are for notes that name no more.
  const surest = kinds.filter((kind) => !isLoose(kind))
  const named = tiersOf(surest).length > 0 ? surest : kinds
  const tiers = [...(kinds.some(isSure) ? [] : [[]]), ...tiersOf(named)]
  return [
    ...tiers.flatMap((tier) =>
      [themes, openToAll].map((some) => ({ themes: some, form, levels, only: 'answering', kinds: tier }) as const),
    ),
    { themes, form, levels, only: 'plain' },
    { themes: openToAll, form, levels, only: 'plain' },
    ...(form === 'distanced' ? [] : [{ themes: openToAll, form: plainForm, levels, only: 'plain' } as const]),
  ]
}

/** On a bright day, searches for lines with joy in them: at the user's level, at gentler ones, then in the first person. */
export function gladSearches({ themes, form, level, mood }: Wanted): readonly Search[] {
  if (mood !== 'bright') return []
  const search = { themes, form, only: 'glad' } as const
  return [
    { ...search, levels: [level] },
    { ...search, levels: stepsBelow(level) },
    { ...search, form: plainForm, levels: [level, ...stepsBelow(level)] },
  ]
}

/**
 * Searches for lines that suit any day, from the closest match to the last fallback: theme and form at the user's
 * level, then at gentler ones, then in the first person, then in any form, then in other themes.
 */
export function anyDaySearches({ themes, form, level }: Wanted): readonly [Search, Search, ...Search[]] {
  const gentler = stepsBelow(level)
  const both = [level, ...gentler]
  const only = undefined
  return [
    { themes, levels: [level], form, only },
    { themes, levels: gentler, form, only },
    { themes, levels: [level], form: plainForm, only },
    { themes, levels: gentler, form: plainForm, only },
    { themes, levels: both, form: 'question', only },
    { themes, levels: both, form: 'if-then', only },
    { themes: openToAll, levels: both, form, only },
    { themes: openToAll, levels: both, form: plainForm, only },
  ]
}
