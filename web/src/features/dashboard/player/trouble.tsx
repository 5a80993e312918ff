import type { ApiError } from '../../../api/errors.ts'
import { readerMessage } from '../../../api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { SpentPanel } from '../spent-panel.tsx'
import classes from './trouble.module.css'

interface TroubleProps {
  error: ApiError
  offer: boolean
  onRetry: () => void
  onBack: () => void
}

/** Why a line could not be heard, and the ways on. */
export function Trouble({ error, offer, onRetry, onBack }: TroubleProps) {
  if (error.code === 'allowance_spent') {
    return (
      <div className={classes.card} role="alert">
        <SpentPanel spent={error.problem} offer={offer} onBack={onBack} />
      </div>
    )
  }
  const uncharged = error.code === 'voice_unavailable' ? ' Nothing was charged.' : ''
  return (
    <div className={classes.line} role="alert">
      <p>
        {readerMessage(error)}
        {uncharged}
      </p>
      <Button variant="ghost" small onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
