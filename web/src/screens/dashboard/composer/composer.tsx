import type { Affirmation, Theme } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#member/account-context.tsx'
import { useCare } from '#modules/care/care-provider.tsx'
import { LimitReached } from '#modules/plans/limit-reached.tsx'
import { read } from '#platform/api/query.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { ComposeForm } from './compose-form.tsx'
import { startingThemes } from './draft.ts'
import { useCompose } from './use-compose.ts'

interface ComposerProps {
  /** The user's own themes, preselected when it opens; if there are none, today's. */
  themes: readonly Theme[]
  onClose: () => void
  onWritten: (line: Affirmation) => void
}

/** Has a line written from a few choices. It is hidden while the care dialog is open. */
export function Composer({ themes, onClose, onWritten }: ComposerProps) {
  const care = useCare()
  const client = useQueryClient()
  const tier = useAccount().user?.subscription.tier ?? 'free'
  const todays = client.getQueryData(read('GET /affirmations/today').queryKey)?.themes ?? []
  const compose = useCompose({ themes: startingThemes(themes, todays, tier), onWritten, onClose })
  const { data: usage } = useQuery(read('GET /users/usage'))
  const meter = usage?.affirmations
  const used = usage && meter?.limit != null && meter.used >= meter.limit
  const spent =
    compose.spent ??
    (used ? { feature: 'affirmations' as const, limit: meter.limit ?? 0, resetsAt: usage.period.resetsAt } : undefined)
  // Until the meter is known, the whole allowance: the sentence keeps its place.
  const limit = usage ? meter?.limit : plans[tier].limits.affirmations
  const left = limit == null ? undefined : limit - (meter?.used ?? 0)
  if (care.isOpen) return null
  return (
    <Dialog title="Write me a line" onClose={compose.close}>
      {spent ? (
        <LimitReached allowance={spent} onBack={compose.close} />
      ) : (
        <ComposeForm compose={compose} left={left} />
      )}
    </Dialog>
  )
}
