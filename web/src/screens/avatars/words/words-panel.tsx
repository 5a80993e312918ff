import type { GenerateAvatar } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LimitReached, type SpentAllowance } from '#modules/plans/limit-reached.tsx'
import { read } from '#platform/api/query.ts'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import type { Keep } from '../saved/use-keep.ts'
import type { Shown } from '../shown.ts'
import { Progress } from './progress.tsx'
import { Proposals } from './proposals.tsx'
import { useDraw } from './use-draw.ts'
import { WordsForm } from './words-form.tsx'
import classes from './words-panel.module.css'

interface WordsPanelProps {
  keep: Keep
  onBuild: () => void
  /** The proposal to look at; nothing when there is none. */
  onShow: (proposal: Shown | undefined) => void
}

/** Three pictures from a few words or choices, of which one is kept. */
export function WordsPanel({ keep, onBuild, onShow }: WordsPanelProps) {
  const { drawing, draw, stop, toIdle } = useDraw()
  const [chosen, setChosen] = useState(0)
  const { left, usedUp } = useAllowance()
  const spent = drawing.state === 'spent' ? drawing.spent : drawing.state === 'idle' ? usedUp : undefined
  const looked = drawing.state === 'drawn' ? drawing.proposals[chosen] : undefined
  useEffect(() => {
    onShow(looked)
    return () => onShow(undefined)
  }, [looked, onShow])
  const start = (request: GenerateAvatar) => {
    setChosen(0)
    void draw(request)
  }
  if (spent) return <LimitReached allowance={spent} backLabel="Build one instead" onBack={onBuild} />
  return (
    <div className={classes.panel}>
      <div hidden={drawing.state === 'drawing' || drawing.state === 'drawn'}>
        <WordsForm left={left} drawn={drawing.state === 'drawn'} problem={problemIn(drawing)} onSend={start} />
      </div>
      <VisuallyHidden role="status">{drawing.state === 'drawn' && 'Three proposals are drawn.'}</VisuallyHidden>
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
              const proposalId = looked?._id
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

/** How many are left this month, nothing until that is known; and what to say when none are. */
function useAllowance(): { left?: number; usedUp?: SpentAllowance } {
  const { data: usage } = useQuery(read('GET /users/usage'))
  if (!usage) return {}
  if (usage.avatars.limit === null) return { left: Number.POSITIVE_INFINITY }
  const { limit, used } = usage.avatars
  if (used < limit) return { left: limit - used }
  return { left: 0, usedUp: { feature: 'avatars', limit, resetsAt: usage.period.resetsAt } }
}

const problemIn = (drawing: ReturnType<typeof useDraw>['drawing']) => {
  if (drawing.state === 'failed') return drawing.why
  return drawing.state === 'stopped' ? 'Stopped. Nothing was used.' : undefined
}
