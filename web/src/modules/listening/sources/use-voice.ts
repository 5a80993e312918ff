import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { read, useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { listen, listening } from './playback-settings.ts'
import { chooseVoice, isFreeMeans } from './voices.ts'

/**
 * The voices there are, and who is to speak. A voice is remembered with the account; the ways that cost nothing belong
 * to this device.
 */
export function useVoice() {
  const { user, update } = useAccount()
  const toast = useToast()
  const { data, isLoading, refetch } = useQuery(read('GET /voices'))
  const [picked, setPicked] = useState<string>()
  const { means } = useSyncExternalStore(listening.subscribe, listening.get)
  const remember = useWrite('PUT /users/preferences', {
    onSuccess: ({ preferences }) => update({ preferences }),
    onError: () => toast({ message: 'Preferences update failed' }),
  })
  const voices = data?.voices ?? []
  /** Takes a voice, or one of the ways that cost nothing. */
  const choose = (choice: string) => {
    if (isFreeMeans(choice)) return listen({ means: choice })
    listen({ means: 'voice' })
    setPicked(choice)
    remember.mutate({ body: { voice: choice } })
  }
  return {
    voices,
    voice: chooseVoice(voices, picked ?? user?.preferences.voice)?.id ?? '',
    means,
    choose,
    /** Whether all that can be known is known: without a connection, or an answer, there may be no voice. */
    ready: !isLoading,
    askAgain: refetch,
  }
}
