import type { Affirmation } from '@glimmer/contract'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { ShareIcon } from '#platform/ui/tool-icons.tsx'

const load = () => import('./share-line.ts')

/** Makes a picture of the line, with the person's avatar in its corner, on this device, to share or to keep. */
export function ShareButton({ line, quiet }: { line: Affirmation; quiet?: boolean }) {
  const toast = useToast()
  const { user } = useAccount()
  const [busy, setBusy] = useState(false)
  const share = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { shareLine } = await load()
      if ((await shareLine(line, user?.imagePath)) === 'saved') toast({ message: 'Saved as a picture on this device.' })
    } catch {
      toast({ message: 'The picture could not be made here. The line itself is safe.' })
    }
    setBusy(false)
  }
  return (
    <IconButton
      variant={quiet ? 'plain' : 'quiet'}
      label="Share as a picture"
      icon={<ShareIcon />}
      aria-busy={busy}
      onClick={() => void share()}
    />
  )
}
