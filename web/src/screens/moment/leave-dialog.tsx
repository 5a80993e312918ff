import { useEffect, useRef } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import classes from './moment.module.css'

/** Confirms that Escape should end the whole moment, since it is easily pressed to close something smaller. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null)
  // The dialog opens with the focus on its Close button; staying is the answer to a key pressed by accident.
  useEffect(() => stay.current?.focus(), [])
  return (
    <Dialog title="Leave the moment?" onClose={onStay}>
      <p>It starts from the beginning next time.</p>
      <div className={classes.ways}>
        <Button ref={stay} onClick={onStay}>
          Stay
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  )
}
