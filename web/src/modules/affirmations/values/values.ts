import type { ChosenValue, Value } from '@glimmer/contract'
import { values as everyValue } from '@glimmer/contract/lines'
import { useState } from 'react'
import { toggleLimited } from '#lib/toggle-limited.ts'
import { useAccount } from '#member/account-context.tsx'
import { type Draft, readDraft, saveDraft } from '#member/drafts.ts'

/** The API accepts this many values, and reasons of this many characters. */
export const maxValues = 5
export const maxReasonLength = 280

/** Adds or removes a value; adding a sixth has no effect. */
export function toggleValue(chosen: readonly ChosenValue[], value: Value): readonly ChosenValue[] {
  const existing = chosen.find((one) => one.value === value)
  return toggleLimited(chosen, existing ?? { value, reason: '' }, maxValues)
}

/** All values, the user's own first, in the order they chose them. */
export function mineFirst(all: readonly Value[], mine: readonly ChosenValue[]): Value[] {
  const chosenValues = mine.map(({ value }) => value)
  return [...chosenValues, ...all.filter((value) => !chosenValues.includes(value))]
}

/** "kindness" becomes "Kindness"; every value is a single word. */
export const valueName = (value: Value) => value.charAt(0).toUpperCase() + value.slice(1)

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
