import type { AvatarProposal } from '@glimmer/contract'
import { Button } from '#platform/ui/button.tsx'
import classes from './words.module.css'

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
export function Proposals({ proposals, chosen, saving, onChoose, onAgain, onSave }: ProposalsProps) {
  return (
    <div className={classes.proposals}>
      <fieldset className={classes.pick}>
        <legend>Pick one</legend>
        <div className={classes.row}>
          {proposals.map(({ _id, alt, imageUrl }, index) => (
            <label key={_id} className={classes.proposal} title={alt}>
              <input type="radio" name="proposal" checked={index === chosen} onChange={() => onChoose(index)} />
              <img src={imageUrl} alt={alt} width={256} height={256} />
              <span>Option {index + 1}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={classes.actions}>
        <Button variant="plain" onClick={onAgain}>
          Draw again
        </Button>
        <Button variant="ghost" aria-disabled={saving} onClick={() => onSave(false)}>
          Save for later
        </Button>
        <Button aria-disabled={saving} onClick={() => onSave(true)}>
          Use option {chosen + 1}
        </Button>
      </div>
    </div>
  )
}
