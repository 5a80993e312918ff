import type { Form, GenerateAffirmation, Level, Mood, OutsideService, Situation, Theme, Value } from '@glimmer/contract'
import { forms, situations, values } from '@glimmer/contract/lines'
import { plans, type Tier } from '@glimmer/contract/plans'
import { themes as allThemes } from '@glimmer/contract/themes'
import { useQuery } from '@tanstack/react-query'
import { toggleLimited } from '#lib/toggle-limited.ts'
import { modelHost } from '#modules/affirmations/use-writer.ts'
import { levelExamples } from '#modules/affirmations/words.ts'
import { costWords } from '#modules/plans/use-allowance.ts'
import { read } from '#platform/api/query.ts'

/** The user's choices so far. */
export interface Draft {
  themes: readonly Theme[]
  mood?: Mood | undefined
  situation?: Situation | undefined
  value?: Value | undefined
  /** The form and level of this one line; the user's settings apply if undefined. */
  form?: Form | undefined
  level?: Level | undefined
  note: string
}

/** The API accepts this many themes, and notes of this many characters. */
export const maxThemes = 5
export const maxNoteLength = 280

export const emptyDraft = (themes: readonly Theme[]): Draft => ({ themes: themes.slice(0, maxThemes), note: '' })

/**
 * The themes chosen to begin with: the user's own, otherwise today's, as far as the plan includes them, so that a line can
 * be had at once.
 */
export function startingThemes(mine: readonly Theme[], todays: readonly Theme[], tier: Tier): readonly Theme[] {
  const [usersThemes, todaysThemes] = [mine, todays].map((some) =>
    some.filter((theme) => plans[tier].themes.includes(theme)),
  )
  return (usersThemes?.length ? usersThemes : todaysThemes) ?? []
}

/** What the line uses of the month's allowance, of which `left` lines are left; undefined on plans without a limit. */
export const costOf = ({ mood }: Draft, left: number | undefined): string | undefined =>
  // On the heaviest days the line is not charged.
  mood === 'heavy' && left !== undefined ? 'This one’s free.' : costWords(left)

/** The name under which a draft is stored when the session ends, or the page unloads, before its line is written. */
export const draftName = 'composer'

/** The part of a draft that is stored: nothing unless it has a note, and never the mood. */
export const toStoredDraft = ({
  themes,
  situation,
  value,
  form,
  level,
  note,
}: Draft): Readonly<Record<string, string>> =>
  note.trim() === ''
    ? {}
    : {
        note,
        themes: themes.join(' '),
        ...(situation && { situation }),
        ...(value && { value }),
        ...(form && { form }),
        ...(level && { level: String(level) }),
      }

/** Restores a stored draft, without choices that no longer exist; an empty draft if there is none. */
export function restoreDraft(stored: Readonly<Record<string, string>>, themes: readonly Theme[]): Draft {
  if (!stored.note) return emptyDraft(themes)
  const storedThemes = stored.themes?.split(' ') ?? []
  return {
    ...emptyDraft(allThemes.filter((theme) => storedThemes.includes(theme))),
    note: stored.note.slice(0, maxNoteLength),
    situation: situations.find((one) => one === stored.situation),
    value: values.find((one) => one === stored.value),
    form: forms.find((one) => one === stored.form),
    level: levelExamples.find(({ level }) => String(level) === stored.level)?.level,
  }
}

/** Adds or removes a theme; adding a sixth has no effect. */
export function toggleTheme(draft: Draft, theme: Theme): Draft {
  const themes = toggleLimited(draft.themes, theme, maxThemes)
  return themes === draft.themes ? draft : { ...draft, themes }
}

/** The request body, with only what was chosen. */
export const requestOf = ({ themes, mood, situation, value, form, level, note }: Draft): GenerateAffirmation => ({
  themes: [...themes],
  ...(mood && { mood }),
  ...(situation && { situation }),
  ...(value && { value }),
  ...(form && { form }),
  ...(level && { level }),
  ...(note.trim() && { note: note.trim() }),
})

/**
 * What happens to a note, which depends on who writes the lines at this installation; undefined services are not loaded
 * yet.
 */
export function noteHint(outside: readonly OutsideService[] | undefined): string {
  if (!outside) return 'Used for this one line, then forgotten. We never store it.'
  const host = modelHost(outside)
  return host
    ? `Sent to ${host} to help write this line. We never store it.`
    : 'A few words in English help us choose a line that fits. Read once on our server, and never stored.'
}

export function useNoteHint(): string {
  const { data: config } = useQuery(read('GET /config'))
  return noteHint(config?.outside)
}
