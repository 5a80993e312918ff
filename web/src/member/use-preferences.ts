import type { EditPreferences, Preferences } from '@glimmer/contract'
import { featureMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { useAccount } from './account-context.tsx'
import { useChoices } from './pending-choices.ts'

/** What is still wanted once `sent` was kept: a choice made meanwhile stays. */
export const stillWanted = (wanted: EditPreferences, sent: EditPreferences): EditPreferences =>
  Object.fromEntries(Object.entries(wanted).filter(([name, value]) => sent[name as keyof EditPreferences] !== value))

/**
 * Preferences that are kept as they are chosen. A choice shows at once and stays in sight when it could not be kept,
 * with the sentence why and a way to try again, also after a reload: they wait under the name `form`. Choices go out one after another, so that the last one wins.
 */
export function usePreferences(kept: Preferences, form: string) {
  const { update } = useAccount()
  const toast = useToast()
  const [wanted, setWanted] = useChoices<EditPreferences>(form, kept)
  const save = useWrite('PUT /users/preferences', {
    scope: { id: 'preferences' },
    onSuccess: ({ preferences }, { body }) => {
      update({ preferences })
      toast({ message: 'Saved' })
      setWanted((now) => stillWanted(now, body ?? {}))
    },
  })
  const waiting = Object.keys(wanted).length > 0
  return {
    preferences: { ...kept, ...wanted } as Preferences,
    /** Why something chosen is not kept, in a sentence. */
    failure: waiting && !save.isPending ? featureMessage(save.error, 'Preferences update failed') : undefined,
    choose(change: EditPreferences) {
      setWanted((now) => ({ ...now, ...change }))
      save.mutate({ body: change })
    },
    again: () => save.mutate({ body: wanted }),
  }
}
