import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import classes from './moment.module.css'

/** Confirms that Escape should end the whole moment, since it is easily pressed to close something smaller. */
export const LeaveDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Dialog title="Leave the moment?" onClose={onStay}>
    <p>It starts from the beginning next time.</p>
    <div className={classes.ways}>
      <Button onClick={onStay}>Stay</Button>
      <Button variant="ghost" onClick={onLeave}>
        Leave
      </Button>
    </div>
  </Dialog>
)
