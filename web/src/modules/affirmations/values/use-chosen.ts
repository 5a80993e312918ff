import type { ChosenValue } from '@glimmer/contract'
import { values as everyValue } from '@glimmer/contract/lines'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { type Draft, readDraft, saveDraft } from '#member/drafts.ts'

const form = 'values'

/** What was chosen, as a draft keeps it: each value by its name, with its reason. */
export const toDraft = (chosen: readonly ChosenValue[]): Draft =>
  Object.fromEntries(chosen.map(({ value, reason }) => [value, reason]))

/** A draft as choices again, in the order they were made; nothing where there is none. */
export function fromDraft(draft: Draft): readonly ChosenValue[] | undefined {
  const chosen = Object.entries(draft).flatMap(([name, reason]) => {
    const value = everyValue.find((each) => each === name)
    return value ? { value, reason } : []
  })
  return chosen.length > 0 ? chosen : undefined
}

/**
 * The values as they stand in the window: what is kept, or what was chosen there when the session ended or the page was
 * left. `letGo` when they are kept, or the window is closed on purpose.
 */
export function useChosen(kept: readonly ChosenValue[]) {
  const person = useAccount().user?._id ?? ''
  const [chosen, setChosen] = useState(() => fromDraft(readDraft(sessionStorage, person, form)) ?? kept)
  return {
    chosen,
    choose(next: readonly ChosenValue[]) {
      setChosen(next)
      saveDraft(sessionStorage, person, form, toDraft(next))
    },
    letGo: () => saveDraft(sessionStorage, person, form, {}),
  }
}
