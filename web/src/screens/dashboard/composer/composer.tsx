import type { Affirmation, Theme } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#member/account-context.tsx'
import { useCare } from '#modules/care/care-provider.tsx'
import { LimitReached } from '#modules/plans/limit-reached.tsx'
import { useAllowance } from '#modules/plans/use-allowance.ts'
import { read } from '#platform/api/query.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { ComposeForm } from './compose-form.tsx'
import { startingThemes } from './draft.ts'
import { useCompose } from './use-compose.ts'

interface ComposerProps {
  /** The user's own themes, preselected when it opens; if there are none, today's. */
  themes: readonly Theme[]
  onClose: () => void
  /** `mayFollow`: a language model is still writing another line. */
  onWritten: (line: Affirmation, mayFollow: boolean) => void
}

/** Has a line written from a few choices. It is hidden while the care dialog is open. */
export function Composer({ themes, onClose, onWritten }: ComposerProps) {
  const care = useCare()
  const client = useQueryClient()
  const tier = useAccount().user?.subscription.tier ?? 'free'
  const todays = client.getQueryData(read('GET /affirmations/today').queryKey)?.themes ?? []
  const compose = useCompose({ themes: startingThemes(themes, todays, tier), onWritten, onClose })
  const { left, spent: used } = useAllowance('affirmations')
  const spent = compose.spent ?? used
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
