import type { Milestone } from '@glimmer/contract'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { Button } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { ShareIcon } from '#platform/ui/tool-icons.tsx'
import { milestoneTitle } from './milestone-title.ts'

const load = () => import('#modules/share/share-lines.ts')

/** Makes a picture of the lines on this device, to share or to keep. */
export function ShareMilestone({ milestone }: { milestone: Milestone }) {
  const toast = useToast()
  const { user } = useAccount()
  const [busy, setBusy] = useState(false)
  const share = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { shareLines } = await load()
      const lines = milestone.lines.map(({ affirmation }) => affirmation)
      const outcome = await shareLines({ title: milestoneTitle(milestone), lines }, user?.imagePath)
      if (outcome === 'saved') toast({ message: 'Saved as a picture on this device.' })
    } catch {
      toast({ message: 'The picture could not be made here. The lines are safe.' })
    }
    setBusy(false)
  }
  return (
    <Button variant="quiet" small aria-busy={busy} onClick={() => void share()}>
      <ShareIcon />
      Keep or share
    </Button>
  )
}
