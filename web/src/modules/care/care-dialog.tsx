import { Dialog } from '#platform/ui/dialog.tsx'
import { CareFirst } from './care-first.tsx'

interface CareDialogProps {
  onClose: () => void
  onCarryOn: () => void
}

/** People to talk to, before anything else on the screen. WRITING, "Care". */
export const CareDialog = ({ onClose, onCarryOn }: CareDialogProps) => (
  <Dialog title="It sounds like things are really hard. You deserve to talk to a person." onClose={onClose}>
    <CareFirst onCarryOn={onCarryOn} />
  </Dialog>
)
