import type { Voice } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { read, useWrite } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { changePlaybackSettings, usePlaybackSettings } from './playback-settings.ts'
import type { PlaybackMethod, PlaybackState } from './voice-source.ts'

/** The voice to speak in: the user's choice if their plan includes it, else the first included voice that is ready. */
export function chooseVoice(voices: readonly Voice[], preferred: string | undefined): Voice | undefined {
  const open = voices.filter(({ requiredTier }) => !requiredTier)
  return open.find(({ id }) => id === preferred) ?? open.find(({ ready }) => ready) ?? open[0]
}

/** The free ways to hear a line, listed below the voices. */
export const freeMethods = { own: 'My voice', device: 'This device’s voice', silent: 'Read in silence' } as const

/** Whether a choice from the list is one of the free ways rather than a voice. */
export const isFreeMethod = (choice: string): choice is Exclude<PlaybackMethod, 'voice'> =>
  Object.hasOwn(freeMethods, choice)

/** Why another voice is used than the chosen one, as a sentence; undefined if the chosen one is used. */
export function substituteNotice(
  { source }: Pick<PlaybackState, 'source'>,
  wanted: PlaybackMethod,
): string | undefined {
  if (source?.fallback) return 'We couldn’t reach the voice you chose, so a basic one is reading, free.'
  if (wanted === 'own' && source?.method === 'voice')
    return 'You haven’t recorded this line yet, so you’ll hear the usual voice.'
  return undefined
}

/**
 * The voices, and the one to speak in. The chosen voice is stored with the account; a free way is stored on this
 * device.
 */
export function useVoice() {
  const { user, update } = useAccount()
  const toast = useToast()
  const { data, isLoading, refetch } = useQuery(read('GET /voices'))
  const [picked, setPicked] = useState<string>()
  const { method } = usePlaybackSettings()
  const remember = useWrite('PUT /users/preferences', {
    onSuccess: ({ preferences }) => update({ preferences }),
    onError: () => toast({ message: 'Preferences update failed' }),
  })
  const voices = data?.voices ?? []
  /** Takes a voice id, or one of the free ways. */
  const choose = (choice: string) => {
    if (isFreeMethod(choice)) return changePlaybackSettings({ method: choice })
    changePlaybackSettings({ method: 'voice' })
    setPicked(choice)
    remember.mutate({ body: { voice: choice } })
  }
  return {
    voices,
    voice: chooseVoice(voices, picked ?? user?.preferences.voice)?.id ?? '',
    method,
    choose,
    /** False while the voices are loading. Even when true there may be none: offline, or after a failed request. */
    isLoaded: !isLoading,
    refetch,
  }
}
export type VoiceSelection = ReturnType<typeof useVoice>
