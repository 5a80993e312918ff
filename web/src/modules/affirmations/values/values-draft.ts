import type { ChosenValue } from '@glimmer/contract'
import { values as everyValue } from '@glimmer/contract/lines'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { type Draft, readDraft, saveDraft } from '#member/drafts.ts'

const draftName = 'values'

/** Converts the choices to a draft: each value's name mapped to its reason. */
export const toDraft = (chosen: readonly ChosenValue[]): Draft =>
  Object.fromEntries(chosen.map(({ value, reason }) => [value, reason]))

/** Converts a draft back to choices, in the order they were made; undefined if it holds none. */
export function fromDraft(draft: Draft): readonly ChosenValue[] | undefined {
  const chosen = Object.entries(draft).flatMap(([name, reason]) => {
    const value = everyValue.find((each) => each === name)
    return value ? { value, reason } : []
  })
  return chosen.length > 0 ? chosen : undefined
}

/**
 * The values shown in the dialog: the saved ones, or the draft left behind when the session ended or the user left the
 * page. Call `clear` once they are saved or the dialog is closed on purpose.
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
