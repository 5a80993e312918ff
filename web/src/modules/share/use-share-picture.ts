import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { useToast } from '#platform/ui/toast.tsx'

/**
 * Makes and shares a picture on this device, one at a time, with the user's avatar in its corner, and reports the
 * result in a toast. `failed` is the message if it could not be made.
 */
export function useSharePicture(make: (avatar: string | null | undefined) => Promise<string>, failed: string) {
  const toast = useToast()
  const { user } = useAccount()
  const [busy, setBusy] = useState(false)
  const share = async () => {
    if (busy) return
    setBusy(true)
    try {
      if ((await make(user?.imagePath)) === 'saved') toast({ message: 'Saved as a picture on this device.' })
    } catch {
      toast({ message: failed })
    }
    setBusy(false)
  }
  return { busy, share }
}
