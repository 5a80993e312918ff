import type { EveningLight, ReminderSettings, Reminders } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { reportSubscription } from '#member/push-subscription.ts'
import { usePendingChoices } from '#member/use-preferences.ts'
import { type ApiError, featureMessage, toApiError } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { type PushObstacle, subscribeThisDevice } from './this-device.ts'

function settingsOf({ enabled, days, times, window, quietHours, channel, showLine }: Reminders): ReminderSettings {
  return { enabled, days, times, window, quietHours, channel, showLine }
}

/** The setting the server rejected, and why: sending it again unchanged would fail again. */
const invalidSettingIn = (error: ApiError | null) => error?.problem.errors?.find(({ path }) => path !== '')

export type UseReminders = ReturnType<typeof useReminders>

/** Why this device gets no notifications, and what to do if the user chooses email instead. */
interface Obstacle {
  reason: PushObstacle
  byMail: () => void
}

/** Reminder settings, saved on each change; a change that could not be saved stays, with the reason. */
export function useReminders(saved: Reminders) {
  const { user } = useAccount()
  const toast = useToast()
  const client = useQueryClient()
  const [pending, setPending] = usePendingChoices<ReminderSettings>('reminders', settingsOf(saved))
  const [obstacle, setObstacle] = useState<Obstacle>()
  const [asking, setAsking] = useState(false)
  const write = useWrite('PUT /users/reminders', {
    scope: { id: 'reminders' },
    onSuccess(now) {
      client.setQueryData(read('GET /users/reminders').queryKey, now)
      setPending({})
      toast({ message: 'Saved' })
    },
  })
  const settings = { ...settingsOf(saved), ...pending }
  const save = (change: Partial<ReminderSettings>) => {
    setPending((now) => ({ ...now, ...change }))
    write.mutate({ body: { ...settings, ...change } })
  }

  /**
   * Turns on notifications for this device, then calls `proceed`; if that fails, nothing changes and email is offered.
   */
  async function withThisDevice(proceed: () => void, byMail: () => void) {
    const refuse = (reason: PushObstacle) => setObstacle({ reason, byMail })
    setAsking(true)
    try {
      const result = await subscribeThisDevice(saved.pushKey)
      if (result.kind !== 'given') return refuse(result.kind)
      setObstacle(undefined)
      if (user) await reportSubscription(user._id, result.subscription)
      return proceed()
    } catch (error) {
      return refuse(toApiError(error).status === 400 ? 'unsupported' : 'failed')
    } finally {
      setAsking(false)
    }
  }

  const unsaved = Object.keys(pending).length > 0 && !write.isPending
  const invalid = unsaved ? invalidSettingIn(write.error) : undefined

  return {
    settings,
    /** The path of the setting that was rejected, and why. */
    invalid,
    obstacle,
    busy: asking || write.isPending,
    failure: unsaved && !invalid ? featureMessage(write.error, 'Preferences update failed') : undefined,
    save,
    withThisDevice,
    saveWithThisDevice: (change: Partial<ReminderSettings>) =>
      withThisDevice(
        () => save(change),
        () => save({ enabled: true, channel: 'email' }),
      ),
    /** Switches to email, which needs no device. */
    switchToEmail() {
      setObstacle(undefined)
      obstacle?.byMail()
    },
    retry: () => write.mutate({ body: settings }),
  }
}

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
