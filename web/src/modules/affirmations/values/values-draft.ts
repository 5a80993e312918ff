import type { ChosenValue } from '@glimmer/contract'
import { values as everyValue } from '@glimmer/contract/lines'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { type Draft, readDraft, saveDraft } from '#member/drafts.ts'

const draftName = 'values'

/** What was chosen, as a draft: each value by its name, with its reason. */
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
 * The values as they stand in the dialog: what is saved, or what was chosen there when the session ended or the page was
 * left. `clear` once they are saved, or the dialog is closed on purpose.
 */
export function useValuesDraft(saved: readonly ChosenValue[]) {
  const person = useAccount().user?._id ?? ''
  const [chosen, setChosen] = useState(() => fromDraft(readDraft(sessionStorage, person, draftName)) ?? saved)
  return {
    chosen,
    choose(next: readonly ChosenValue[]) {
      setChosen(next)
      saveDraft(sessionStorage, person, draftName, toDraft(next))
    },
    clear: () => saveDraft(sessionStorage, person, draftName, {}),
  }
}
