import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import classes from './moment.module.css'

/** Asked where Escape would end the whole moment, which is easily pressed to put away something smaller. */
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
