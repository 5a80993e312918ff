import type { Milestone } from '@glimmer/contract'
import { useSharePicture } from '#modules/share/use-share-picture.ts'
import { Button } from '#platform/ui/button.tsx'
import { ShareIcon } from '#platform/ui/tool-icons.tsx'
import { milestoneTitle } from './milestone-title.ts'

/** Makes a picture of the milestone's lines on this device, to share or save. */
export function ShareMilestone({ milestone }: { milestone: Milestone }) {
  const { busy, share } = useSharePicture(async (avatar) => {
    const { shareLines } = await import('#modules/share/share-lines.ts')
    const lines = milestone.lines.map(({ affirmation }) => affirmation)
    return shareLines({ title: milestoneTitle(milestone), lines }, avatar)
  }, 'We couldn’t make the picture here. Your lines are safe.')
  return (
    <Button variant="quiet" small aria-busy={busy} onClick={() => void share()}>
      <ShareIcon />
      Keep or share
    </Button>
  )
}
