import type { Affirmation, Theme } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useCare } from '#modules/care/care-provider.tsx'
import { LimitReached } from '#modules/plans/limit-reached.tsx'
import { read } from '#platform/api/query.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { ComposeForm } from './compose-form.tsx'
import { useCompose } from './use-compose.ts'

interface ComposerProps {
  /** The themes preselected when it opens. */
  themes: readonly Theme[]
  onClose: () => void
  onWritten: (line: Affirmation) => void
}

/** Has a line written from a few choices. It is hidden while the care dialog is open. */
export function Composer({ themes, onClose, onWritten }: ComposerProps) {
  const care = useCare()
  const compose = useCompose({ themes, onWritten, onClose })
  const { data: usage } = useQuery(read('GET /users/usage'))
  const meter = usage?.affirmations
  const used = usage && meter?.limit != null && meter.used >= meter.limit
  const spent =
    compose.spent ??
    (used ? { feature: 'affirmations' as const, limit: meter.limit ?? 0, resetsAt: usage.period.resetsAt } : undefined)
  if (care.isOpen) return null
  return (
    <Dialog title="Write me a line" onClose={compose.close}>
      {spent ? <LimitReached allowance={spent} onBack={compose.close} /> : <ComposeForm compose={compose} />}
    </Dialog>
  )
}
