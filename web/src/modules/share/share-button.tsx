import type { Affirmation } from '@glimmer/contract'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { ShareIcon } from '#platform/ui/tool-icons.tsx'

const ShareDialog = onDemand(() => import('./share-dialog.tsx').then((m) => m.ShareDialog))

/** Opens the share dialog: a picture made on this device, and a link. */
export function ShareButton({ line, plain }: { line: Affirmation; plain?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        variant={plain ? 'plain' : 'quiet'}
        label="Share"
        icon={<ShareIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {/* A portal, so that clicks in the dialog do not bubble through the DOM to the row it was opened from. */}
      {open && createPortal(<ShareDialog line={line} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
