import type { ReminderSettings, Reminders } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChoices } from '#member/pending-choices.ts'
import { api } from '#platform/api/client.ts'
import { type ApiError, featureMessage, toApiError } from '#platform/api/errors.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { askThisDevice, type Refusal } from './this-device.ts'

function settingsOf({ enabled, days, time, window, quietHours, channel, showLine }: Reminders): ReminderSettings {
  return { enabled, days, time, window, quietHours, channel, showLine }
}

/** What the server will not take, and at which setting: trying it again as it is would change nothing. */
const refusedOf = (error: ApiError | null) => error?.problem.errors?.find(({ path }) => path !== '')

/** Reminders that are kept as they are chosen; a choice that could not be kept stays in sight with the reason. */
export function useReminders(kept: Reminders) {
  const toast = useToast()
  const client = useQueryClient()
  const [wanted, setWanted] = useChoices<ReminderSettings>('reminders', settingsOf(kept))
  const [refusal, setRefusal] = useState<Refusal>()
  const [asking, setAsking] = useState(false)
  const save = useWrite('PUT /users/reminders', {
    scope: { id: 'reminders' },
    onSuccess(now) {
      client.setQueryData(read('GET /users/reminders').queryKey, now)
      setWanted({})
      toast({ message: 'Saved' })
    },
  })
  const settings = { ...settingsOf(kept), ...wanted }
  const keep = (change: Partial<ReminderSettings>) => {
    setWanted((now) => ({ ...now, ...change }))
    save.mutate({ body: { ...settings, ...change } })
  }

  /** Has notifications come to this device, then keeps the change; a device that refuses leaves all as it was. */
  async function withThisDevice(change: Partial<ReminderSettings>) {
    setAsking(true)
    try {
      const asked = await askThisDevice(kept.pushKey)
      if (asked.kind !== 'given') return setRefusal(asked.kind)
      setRefusal(undefined)
      await api('POST /users/reminders/subscriptions', { body: asked.subscription })
      return keep(change)
    } catch (error) {
      return setRefusal(toApiError(error).status === 400 ? 'unsupported' : 'failed')
    } finally {
      setAsking(false)
    }
  }

  const unkept = Object.keys(wanted).length > 0 && !save.isPending
  const wrong = unkept ? refusedOf(save.error) : undefined

  return {
    settings,
    /** The setting that is not kept as it is, by its path, and why. */
    wrong,
    refusal,
    busy: asking || save.isPending,
    failure: unkept && !wrong ? featureMessage(save.error, 'Preferences update failed') : undefined,
    keep,
    withThisDevice,
    /** By e-mail from now on: no device is asked. */
    byEmail() {
      setRefusal(undefined)
      keep({ enabled: true, channel: 'email' })
    },
    again: () => save.mutate({ body: settings }),
  }
}
