import type { EditPreferences, Preferences, User } from '@glimmer/contract'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { featureMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { useAccount } from './account-context.tsx'
import { type DraftStore, readDraft, saveDraft } from './drafts.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The user's unsaved choices of a form, without those that turn out to be saved after all. */
export function readPendingChoices<T extends object>(
  store: DraftStore,
  person: string,
  form: string,
  saved: T,
): Partial<T> {
  try {
    const parsed: unknown = JSON.parse(readDraft(store, person, form).choices ?? '{}')
    const choices = Object.entries(Object(parsed)).filter(([name, value]) => !same(value, Reflect.get(saved, name)))
    return Object.fromEntries(choices) as Partial<T>
  } catch {
    return {}
  }
}

/** Choices that are not saved yet. Like drafts they outlive a reload and an expired session. */
export function usePendingChoices<T extends object>(
  form: string,
  saved: T,
): [Partial<T>, Dispatch<SetStateAction<Partial<T>>>] {
  const person = useAccount().user?._id ?? ''
  const [pending, setPending] = useState(() => readPendingChoices(sessionStorage, person, form, saved))
  useEffect(() => {
    const some = Object.keys(pending).length > 0
    saveDraft(sessionStorage, person, form, some ? { choices: JSON.stringify(pending) } : {})
  }, [person, form, pending])
  return [pending, setPending]
}

/** What is still pending after `sent` was saved: choices made meanwhile stay. */
export const pendingAfterSave = (pending: EditPreferences, sent: EditPreferences): EditPreferences =>
  Object.fromEntries(Object.entries(pending).filter(([name, value]) => sent[name as keyof EditPreferences] !== value))

/**
 * Preferences that are saved as they are chosen. A choice shows at once. If it cannot be saved it stays, also after a
 * reload, with the reason and a way to try again. Choices are sent one after another, so that the last one wins.
 * @param form the name under which unsaved choices are stored.
 */
export function usePreferences(saved: Preferences, form: string) {
  const { update } = useAccount()
  const toast = useToast()
  const [pending, setPending] = usePendingChoices<EditPreferences>(form, saved)
  const save = useWrite('PUT /users/preferences', {
    scope: { id: 'preferences' },
    onSuccess: ({ preferences }, { body }) => {
      update({ preferences })
      toast({ message: 'Saved' })
      setPending((now) => pendingAfterSave(now, body ?? {}))
    },
  })
  const unsaved = Object.keys(pending).length > 0 && !save.isPending
  return {
    preferences: { ...saved, ...pending } as Preferences,
    /** Why a choice is not saved, in a sentence. */
    failure: unsaved ? featureMessage(save.error, 'Preferences update failed') : undefined,
    choose(change: EditPreferences) {
      setPending((now) => ({ ...now, ...change }))
      save.mutate({ body: change })
    },
    retry: () => save.mutate({ body: pending }),
  }
}

/** Whether the questions of the first visit are still open; they are shown beside the line. */
export const isInFirstRun = ({ preferences }: Pick<User, 'preferences'>): boolean =>
  (preferences.firstRun ?? 'done') !== 'done'
