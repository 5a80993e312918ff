import type { EveningLight, Reminders } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { featureMessage } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { invalidSettingIn, type UseReminders } from './use-reminders.ts'

export type EveningChoice = ReturnType<typeof useEveningLight>

/** Evening light settings, saved on each change; a change that could not be saved can be retried. */
export function useEveningLight(
  { evening: { nextAt: _, ...saved } }: Reminders,
  { settings, busy: isAsking, withThisDevice, save: saveReminders }: UseReminders,
) {
  const toast = useToast()
  const client = useQueryClient()
  const write = useWrite('PUT /users/reminders/evening', {
    scope: { id: 'reminders' },
    onSuccess(now) {
      client.setQueryData(read('GET /users/reminders').queryKey, now)
      toast({ message: 'Saved' })
    },
  })
  const unsaved = write.isPending || write.isError ? write.variables.body : undefined
  const evening: EveningLight = unsaved ?? saved
  const save = (change: Partial<EveningLight>) => write.mutate({ body: { ...evening, ...change } })
  const invalid = invalidSettingIn(write.error)
  return {
    evening,
    /** Why the time was rejected. */
    invalid: invalid?.message,
    busy: isAsking || write.isPending,
    failure: write.error && !invalid ? featureMessage(write.error, 'Preferences update failed') : undefined,
    save,
    /** Turns the reminder on or off; if it comes as a notification, also subscribes this device. */
    remind(remind: boolean) {
      if (!remind || settings.channel === 'email') return save({ remind })
      void withThisDevice(
        () => save({ remind }),
        () => {
          saveReminders({ channel: 'email' })
          save({ remind })
        },
      )
    },
    retry: () => save({}),
  }
}
