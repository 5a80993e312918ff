import type { Affirmation } from '@glimmer/contract'
import { IconButton } from '#platform/ui/button.tsx'
import { ShareIcon } from '#platform/ui/tool-icons.tsx'
import { useSharePicture } from './use-share-picture.ts'

/** Makes a picture of the line, with the person's avatar in its corner, on this device, to share or to keep. */
export function ShareButton({ line, quiet }: { line: Affirmation; quiet?: boolean }) {
  const { busy, share } = useSharePicture(
    async (avatar) => (await import('./share-line.ts')).shareLine(line, avatar),
    'The picture could not be made here. The line itself is safe.',
  )
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
