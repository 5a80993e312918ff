import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useWrite } from '../../../api/query.ts'
import { useAccount } from '../../../app/account.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { chooseVoice } from './voices.ts'

/** The voices there are, and the one to speak in. A choice is remembered with the account. */
export function useVoice() {
  const { user, update } = useAccount()
  const toast = useToast()
  const { data } = useQuery(read('GET /voices'))
  const [picked, setPicked] = useState<string>()
  const remember = useWrite('PUT /users/preferences', [], {
    onSuccess: ({ preferences }) => update({ preferences }),
    onError: () => toast({ message: 'Preferences update failed' }),
  })
  const voices = data?.voices ?? []
  const choose = (voice: string) => {
    setPicked(voice)
    remember.mutate({ body: { voice } })
  }
  return { voices, voice: chooseVoice(voices, picked ?? user?.preferences.voice)?.id ?? '', choose }
}
