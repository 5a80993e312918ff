import type { Affirmation, Theme } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CareDialog } from '#modules/care/care-dialog.tsx'
import { isHiddenToday } from '#modules/care/hide-for-today.ts'
import { SpentPanel } from '#modules/plans/limit-reached.tsx'
import { read } from '#platform/api/query.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { ComposeForm } from './compose-form.tsx'
import { useCompose } from './use-compose.ts'

interface ComposerProps {
  /** What is already chosen when it opens. */
  themes: readonly Theme[]
  /** Whether plans may be spoken of now. */
  offer: boolean
  onClose: () => void
  onWritten: (line: Affirmation) => void
  /** The lowest mood was chosen: from here on nothing is for sale today. */
  onHeavy: () => void
}

/** Asks for a few choices and has a line written from them. */
export function Composer({ themes, offer, onClose, onWritten, onHeavy }: ComposerProps) {
  const [caring, setCaring] = useState(false)
  const compose = useCompose(themes, onWritten, () => {
    onHeavy()
    setCaring(true)
  })
  const { data: usage } = useQuery(read('GET /users/usage'))
  const meter = usage?.affirmations
  const used = usage && meter?.limit != null && meter.used >= meter.limit
  const spent =
    compose.spent ??
    (used ? { feature: 'affirmations' as const, limit: meter.limit ?? 0, resetsAt: usage.period.resetsAt } : undefined)
  const close = () => {
    compose.finish()
    onClose()
  }
  const care = () => {
    onHeavy()
    setCaring(!isHiddenToday(new Date()))
  }
  if (caring) {
    return <CareDialog onClose={close} onCarryOn={() => setCaring(false)} />
  }
  return (
    <Dialog title="New affirmation" onClose={close}>
      {spent ? (
        <SpentPanel spent={spent} offer={offer} onBack={close} />
      ) : (
        <ComposeForm compose={compose} offer={offer} onHeavy={care} />
      )}
    </Dialog>
  )
}
