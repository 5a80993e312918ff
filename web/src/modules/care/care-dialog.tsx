import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import classes from './care.module.css'
import { CareActions, CareContent } from './care-content.tsx'
import { FriendAdvice } from './friend-advice.tsx'
import { HeavyDay, heavyDayTitle } from './heavy-day.tsx'
import { HelpLines } from './help-lines.tsx'

interface CareDialogProps {
  /** What opened the dialog: something the user wrote, or the lowest mood alone. */
  because: 'words' | 'mood'
  onClose: () => void
  onCarryOn: () => void
  /** Undefined if nothing was refused that could be sent again. */
  onMisread: (() => void) | undefined
}

/** People to talk to, in a dialog over the current screen. */
export function CareDialog({ because, onClose, onCarryOn, onMisread }: CareDialogProps) {
  const [isForAFriend, setForAFriend] = useState(false)
  if (because === 'mood')
    return (
      <Dialog title={heavyDayTitle} onClose={onClose}>
        <HeavyDay />
        <CareActions onCarryOn={onCarryOn} />
      </Dialog>
    )
  // Each has a key, so that each begins at its top, with the focus in it.
  if (isForAFriend)
    return (
      <Dialog key="friend" title={forAFriendTitle} onClose={onClose}>
        <ForAFriend onBack={() => setForAFriend(false)} />
      </Dialog>
    )
  return (
    <Dialog
      key="words"
      title="It sounds like things are really hard. You deserve to talk to a person."
      onClose={onClose}
    >
      <CareContent onCarryOn={onCarryOn} onMisread={onMisread} onFriend={() => setForAFriend(true)} />
    </Dialog>
  )
}

const forAFriendTitle = 'You’re worried about somebody.'

/** For somebody who fears for another: what to do, and numbers that can be called about someone else. */
const ForAFriend = ({ onBack }: { onBack: () => void }) => (
  <div className={classes.day}>
    <FriendAdvice />
    <HelpLines />
    <div className={classes.actions}>
      <Button variant="ghost" onClick={onBack}>
        Back
      </Button>
    </div>
  </div>
)
