import type { GenerateAvatar } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../../api/query.ts'
import { SpentPanel } from '../../../app/spent-panel.tsx'
import type { Keep } from '../saved/use-keep.ts'
import { Progress } from './progress.tsx'
import { Proposals } from './proposals.tsx'
import { useDraw } from './use-draw.ts'
import { WordsForm } from './words-form.tsx'
import classes from './words-panel.module.css'

interface WordsPanelProps {
  keep: Keep
  /** Whether plans may be spoken of now. */
  offer: boolean
  onBuild: () => void
}

/** Three pictures from a few words or choices, of which one is kept. */
export function WordsPanel({ keep, offer, onBuild }: WordsPanelProps) {
  const { drawing, draw, stop, toIdle } = useDraw()
  const [chosen, setChosen] = useState(0)
  const { data: usage } = useQuery(read('GET /users/usage'))
  const meter = usage?.avatars
  const left = meter && meter.limit !== null ? Math.max(0, meter.limit - meter.used) : undefined
  const usedUp = usage && left === 0 && drawing.state === 'idle'
  const spent =
    drawing.state === 'spent'
      ? drawing.spent
      : usedUp
        ? { feature: 'avatars' as const, limit: meter?.limit ?? 0, resetsAt: usage.period.resetsAt }
        : undefined
  const start = (request: GenerateAvatar) => {
    setChosen(0)
    void draw(request)
  }
  if (spent) return <SpentPanel spent={spent} offer={offer} back="Build one instead" onBack={onBuild} />
  return (
    <div className={classes.panel}>
      <div hidden={drawing.state === 'drawing' || drawing.state === 'drawn'}>
        <WordsForm left={left} problem={problemIn(drawing)} onSend={start} />
      </div>
      {drawing.state === 'drawing' && <Progress onStop={stop} />}
      {drawing.state === 'drawn' && (
        <>
          <Proposals
            proposals={drawing.proposals}
            chosen={chosen}
            saving={keep.saving}
            onChoose={setChosen}
            onAgain={toIdle}
            onKeep={(wear) => {
              const proposalId = drawing.proposals[chosen]?._id
              if (proposalId) void (wear ? keep.keepAndWear({ proposalId }) : keep.keep({ proposalId }))
            }}
          />
          <p className={classes.note}>
            {drawing.fallback
              ? 'The picture service could not be reached, so Glimmer drew these itself. They did not count.'
              : 'Drawn from your words, which are forgotten now. Pictures you do not keep are gone in a day.'}
          </p>
        </>
      )}
    </div>
  )
}

const problemIn = (drawing: ReturnType<typeof useDraw>['drawing']) => {
  if (drawing.state === 'failed') return drawing.why
  return drawing.state === 'stopped' ? 'Stopped. Nothing was used.' : undefined
}
