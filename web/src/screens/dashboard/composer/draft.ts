import type { GenerateAffirmation, Mood, Situation, Theme, Value } from '@glimmer/contract'
import { situations, values } from '@glimmer/contract/lines'
import { themes as allThemes } from '@glimmer/contract/themes'

/** What a person has chosen so far. */
export interface Draft {
  themes: readonly Theme[]
  mood?: Mood | undefined
  situation?: Situation | undefined
  value?: Value | undefined
  note: string
}

/** The API takes this many. */
export const mostThemes = 5
export const noteLength = 280

export const emptyDraft = (themes: readonly Theme[]): Draft => ({ themes: themes.slice(0, mostThemes), note: '' })

/** The name a draft waits under, should the session end before its line is written. */
export const form = 'composer'

/** What waits of it: only where words were written, and never the mood. */
export const toLeave = ({ themes, situation, value, note }: Draft): Readonly<Record<string, string>> =>
  note.trim() === '' ? {} : { note, themes: themes.join(' '), ...(situation && { situation }), ...(value && { value }) }

/** What was left, over a fresh beginning; what is no choice any more is left out. */
export function takenUp(left: Readonly<Record<string, string>>, themes: readonly Theme[]): Draft {
  if (!left.note) return emptyDraft(themes)
  const known = left.themes?.split(' ') ?? []
  return {
    ...emptyDraft(allThemes.filter((theme) => known.includes(theme))),
    note: left.note.slice(0, noteLength),
    situation: situations.find((one) => one === left.situation),
    value: values.find((one) => one === left.value),
  }
}

/** Adds or removes a theme; a sixth one changes nothing. */
export function toggleTheme(draft: Draft, theme: Theme): Draft {
  const without = draft.themes.filter((one) => one !== theme)
  if (without.length < draft.themes.length) return { ...draft, themes: without }
  return draft.themes.length < mostThemes ? { ...draft, themes: [...draft.themes, theme] } : draft
}

/** What is sent: only what was chosen. */
export const requestOf = ({ themes, mood, situation, value, note }: Draft): GenerateAffirmation => ({
  themes: [...themes],
  ...(mood && { mood }),
  ...(situation && { situation }),
  ...(value && { value }),
  ...(note.trim() && { note: note.trim() }),
})

/**
 * Names each request, so that sending the same one again after a failure is never charged twice. The key stays while
 * the request does, and `done` begins a new one.
 */
export function tries(newKey: () => string = () => crypto.randomUUID()) {
  let last: { request: string; key: string } | undefined
  return {
    keyFor(request: object): string {
      const words = JSON.stringify(request)
      if (last?.request !== words) last = { request: words, key: newKey() }
      return last.key
    },
    done() {
      last = undefined
    },
  }
}
