import { Button } from '#platform/ui/button.tsx'
import classes from './care.module.css'
import { HelpLines } from './help-lines.tsx'

export const forAFriendTitle = 'You’re worried about somebody.'

/** For somebody who fears for another: what to do, and numbers that can be called about someone else. */
export const ForAFriend = ({ onBack }: { onBack: () => void }) => (
  <div className={classes.day}>
    <ul className={classes.advice}>
      <li>If they may be in danger right now, call the emergency number below and stay with them if it’s safe.</li>
      <li>Ask them plainly whether they think of ending their life. Asking doesn’t put the thought there.</li>
      <li>Listen. You don’t have to fix it, and you don’t have to keep it a secret.</li>
      <li>You can call about somebody else, and about how it is for you.</li>
    </ul>
    <HelpLines />
    <div className={classes.actions}>
      <Button variant="ghost" onClick={onBack}>
        Back
      </Button>
    </div>
  </div>
)
