import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useAccount } from './account-context.tsx'
import { type DraftStore, readDraft, saveDraft } from './drafts.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Choices this person made that could not be kept, but for those that turn out to be kept after all. */
export function readChoices<T extends object>(store: DraftStore, person: string, form: string, kept: T): Partial<T> {
  try {
    const found: unknown = JSON.parse(readDraft(store, person, form).choices ?? '{}')
    const choices = Object.entries(Object(found)).filter(([name, value]) => !same(value, Reflect.get(kept, name)))
    return Object.fromEntries(choices) as Partial<T>
  } catch {
    return {}
  }
}

/** What was chosen and is not kept yet: it outlives a reload and a session that ends, as what is typed does. */
export function useChoices<T extends object>(
  form: string,
  kept: T,
): [Partial<T>, Dispatch<SetStateAction<Partial<T>>>] {
  const person = useAccount().user?._id ?? ''
  const [wanted, setWanted] = useState(() => readChoices(sessionStorage, person, form, kept))
  useEffect(() => {
    const some = Object.keys(wanted).length > 0
    saveDraft(sessionStorage, person, form, some ? { choices: JSON.stringify(wanted) } : {})
  }, [person, form, wanted])
  return [wanted, setWanted]
}
