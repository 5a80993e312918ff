import { Dialog } from '#platform/ui/dialog.tsx'
import { CareContent } from './care-content.tsx'

interface CareDialogProps {
  onClose: () => void
  onCarryOn: () => void
}

/** People to talk to, over whatever is on the screen. */
export const CareDialog = ({ onClose, onCarryOn }: CareDialogProps) => (
  <Dialog title="It sounds like things are really hard. You deserve to talk to a person." onClose={onClose}>
    <CareContent onCarryOn={onCarryOn} />
  </Dialog>
)
