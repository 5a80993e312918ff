import type { GenerateAffirmation, Mood, Situation, Theme, Value } from '@glimmer/contract'

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
