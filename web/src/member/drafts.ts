import { type DraftStore, isClosed, keyOf } from './forget-drafts.ts'

/** What was typed and not yet kept, by the name of its field. */
export type Draft = Readonly<Record<string, string>>

const isDraft = (found: unknown): found is Draft =>
  typeof found === 'object' && found !== null && Object.values(found).every((text) => typeof text === 'string')

/** What this person, and nobody else, left in a form; nothing where storage is refused or holds something else. */
export function readDraft(store: DraftStore, person: string, form: string): Draft {
  try {
    const found: unknown = JSON.parse(store.getItem(keyOf(person, form)) ?? '{}')
    return isDraft(found) ? found : {}
  } catch {
    return {}
  }
}

/** Keeps a draft until it is saved, put back, or the person signs out; an empty one is let go. */
export function keepDraft(store: DraftStore, person: string, form: string, draft: Draft) {
  if (isClosed(store)) return
  try {
    if (Object.keys(draft).length > 0) store.setItem(keyOf(person, form), JSON.stringify(draft))
    else store.removeItem(keyOf(person, form))
  } catch {
    // Storage is refused: the words live as long as the page.
  }
}
