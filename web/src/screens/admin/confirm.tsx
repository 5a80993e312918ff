import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import classes from './admin.module.css'

interface ConfirmProps {
  title: string
  /** What the button that does it says. */
  label: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks once more before something that cannot be undone. */
export const Confirm = ({ title, label, isPending, onConfirm, onClose, children }: ConfirmProps) => (
  <Dialog title={title} onClose={() => !isPending && onClose()}>
    <div className="stack">
      <p>{children}</p>
      <div className="actions">
        <Button variant="ghost" className={classes.danger} aria-busy={isPending} onClick={onConfirm}>
          {label}
        </Button>
        <Button variant="ghost" aria-disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  </Dialog>
)
