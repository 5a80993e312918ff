import { Dialog } from '#platform/ui/dialog.tsx'
import { CareActions, CareContent } from './care-content.tsx'
import { HeavyDay, heavyDayTitle } from './heavy-day.tsx'

interface CareDialogProps {
  /** What opened the dialog: something the user wrote, or the lowest mood alone. */
  because: 'words' | 'mood'
  onClose: () => void
  onCarryOn: () => void
}

/** People to talk to, in a dialog over the current screen. */
export function CareDialog({ because, onClose, onCarryOn }: CareDialogProps) {
  if (because === 'mood')
    return (
      <Dialog title={heavyDayTitle} onClose={onClose}>
        <HeavyDay />
        <CareActions onCarryOn={onCarryOn} />
      </Dialog>
    )
  return (
    <Dialog title="It sounds like things are really hard. You deserve to talk to a person." onClose={onClose}>
      <CareContent onCarryOn={onCarryOn} />
    </Dialog>
  )
}
