import type { Affirmation } from '@glimmer/contract'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { ShareIcon } from '#platform/ui/tool-icons.tsx'

const ShareDialog = onDemand(() => import('./share-dialog.tsx').then((m) => m.ShareDialog))

/** Opens what a line can be shared as: a picture made on this device, and a link. */
export function ShareButton({ line, quiet }: { line: Affirmation; quiet?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        variant={quiet ? 'plain' : 'quiet'}
        label="Share"
        icon={<ShareIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {/* Outside the row it was opened from: what is pressed in the dialog is not pressed in the row. */}
      {open && createPortal(<ShareDialog line={line} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
