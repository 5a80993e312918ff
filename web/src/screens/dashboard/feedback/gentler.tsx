import type { Affirmation } from '@glimmer/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { typeset } from '#lib/typeset.ts'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import classes from './feedback.module.css'

interface GentlerProps {
  line: Affirmation
  onPick: (line: Affirmation) => void
}

/** The gentler line for one that was too much: asked for at once, free, and taken only when wanted. */
export function Gentler({ line, onPick }: GentlerProps) {
  const [gentler, setGentler] = useState<Affirmation>()
  const ask = useWrite('POST /affirmations/{id}/gentler', { onSuccess: setGentler })
  const begin = useEffectEvent(() => ask.mutate({ params: { id: line._id } }))
  useEffect(() => begin(), [])
  return (
    <div className={classes.gentler} aria-live="polite" aria-busy={ask.isPending}>
      {gentler && (
        <>
          <p>Here is a gentler one. It costs nothing.</p>
          <blockquote>{typeset(gentler.text)}</blockquote>
          <Button variant="ghost" small onClick={() => onPick(gentler)}>
            Read this one
          </Button>
        </>
      )}
      {ask.isError && <NotNow gone={ask.error.status === 404} onRetry={begin} />}
      {!gentler && !ask.isError && <Skeleton className={classes.waiting} />}
    </div>
  )
}

/** A gentler line that was deleted does not come back; anything else may work when tried again. */
const NotNow = ({ gone, onRetry }: { gone: boolean; onRetry: () => void }) => (
  <>
    <p>{gone ? 'The gentler line for this one was deleted.' : 'A gentler line could not be found just now.'}</p>
    {!gone && (
      <Button variant="ghost" small onClick={onRetry}>
        Try Again
      </Button>
    )}
  </>
)
