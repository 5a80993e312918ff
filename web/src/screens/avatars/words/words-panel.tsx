import type { AvatarProposal, GenerateAvatar } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { useEffect, useState } from 'react'
import { LimitReached } from '#modules/plans/limit-reached.tsx'
import { useAllowance } from '#modules/plans/use-allowance.ts'
import { Button } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import type { AvatarSaver } from '../saved/use-avatar-saver.ts'
import type { StagePicture } from '../studio/avatar-stage.tsx'
import choices from '../studio/choices.module.css'
import { Tile } from '../studio/tile.tsx'
import { useProposals } from './use-proposals.ts'
import classes from './words.module.css'
import { WordsForm } from './words-form.tsx'

interface WordsPanelProps {
  saver: AvatarSaver
  onBuild: () => void
  /** Shows a proposal on the stage; undefined clears it. */
  onShow: (proposal: StagePicture | undefined) => void
}

/** Three pictures drawn from a few words or choices, one of which can be saved. */
export function WordsPanel({ saver, onBuild, onShow }: WordsPanelProps) {
  const { drawing, draw, stop, reset } = useProposals()
  const [chosen, setChosen] = useState(0)
  const { left, spent: usedUp } = useAllowance('avatars')
  const spent = drawing.state === 'spent' ? drawing.spent : drawing.state === 'idle' ? usedUp : undefined
  const isDone = drawing.state === 'drawn' || drawing.state === 'care'
  const previewed = drawing.state === 'drawn' ? drawing.proposals[chosen] : undefined
  useEffect(() => {
    onShow(previewed)
    return () => onShow(undefined)
  }, [previewed, onShow])
  const start = (request: GenerateAvatar) => {
    setChosen(0)
    void draw(request)
  }
  if (spent) return <LimitReached allowance={spent} backLabel="Build one instead" onBack={onBuild} />
  return (
    <div className={classes.panel}>
      <div hidden={drawing.state === 'drawing' || drawing.state === 'drawn'}>
        <WordsForm left={left} isKept={!isDone} problem={problemIn(drawing)} onSend={start} />
      </div>
      <VisuallyHidden role="status">{drawing.state === 'drawn' && 'Three options are ready.'}</VisuallyHidden>
      {drawing.state === 'drawing' && <Progress onStop={stop} />}
      {drawing.state === 'drawn' && (
        <>
          <Proposals
            proposals={drawing.proposals}
            chosen={chosen}
            saving={saver.saving}
            onChoose={setChosen}
            onAgain={reset}
            onSave={(use) => {
              if (!previewed) return
              const what = { proposal: previewed }
              void (use ? saver.saveAndUse(what) : saver.save(what))
            }}
          />
          <p className="hint">{previewed && `${previewed.alt}.`}</p>
          <p className="hint">
            {drawing.fallback
              ? `We couldn’t reach the picture service, so ${product.name} drew these itself. They don’t count.`
              : 'Drawn from your words, which we’ve now forgotten. Options you don’t save are deleted after a day.'}
          </p>
        </>
      )}
    </div>
  )
}

const problemIn = (drawing: ReturnType<typeof useProposals>['drawing']) => {
  if (drawing.state === 'failed') return drawing.why
  return drawing.state === 'stopped' ? 'Stopped. Nothing was counted.' : undefined
}

/** After this time it says that it takes longer. */
const slowMs = 4_000

/** Three placeholders for the pictures, a progress message, and a button to stop. */
function Progress({ onStop }: { onStop: () => void }) {
  const slow = useSlow()
  return (
    <div className={`stack ${classes.progress}`}>
      <div className={classes.row}>
        <Skeleton className={classes.placeholder} />
        <Skeleton className={classes.placeholder} />
        <Skeleton className={classes.placeholder} />
      </div>
      <progress aria-label="Drawing three options" />
      <div className="row spread muted">
        <p role="status">{slow ? 'Still drawing. It can take up to a minute.' : 'Drawing three options…'}</p>
        <Button variant="ghost" small onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  )
}

function useSlow() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return slow
}

interface ProposalsProps {
  proposals: readonly AvatarProposal[]
  chosen: number
  saving: boolean
  onChoose: (index: number) => void
  onAgain: () => void
  /** `use` also makes it the current avatar. */
  onSave: (use: boolean) => void
}

/** Three pictures, one of which can be saved. */
function Proposals({ proposals, chosen, saving, onChoose, onAgain, onSave }: ProposalsProps) {
  return (
    <div className={classes.proposals}>
      <fieldset className={choices.group}>
        <legend>Pick one</legend>
        <div className={classes.row}>
          {proposals.map(({ _id, alt, imageUrl }, index) => (
            <Tile
              key={_id}
              group="proposal"
              label={alt}
              alt={alt}
              checked={index === chosen}
              picture={imageUrl}
              onChoose={() => onChoose(index)}
            >
              <span className={choices.name}>Option {index + 1}</span>
            </Tile>
          ))}
        </div>
      </fieldset>
      <div className={`actions ${classes.actions}`}>
        <Button aria-disabled={saving} onClick={() => onSave(true)}>
          Use option {chosen + 1}
        </Button>
        <Button variant="ghost" aria-disabled={saving} onClick={() => onSave(false)}>
          Save for later
        </Button>
        <Button variant="plain" onClick={onAgain}>
          Draw again
        </Button>
      </div>
    </div>
  )
}
