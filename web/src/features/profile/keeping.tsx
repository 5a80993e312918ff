import { Button } from '../../ui/button.tsx'
import classes from './keeping.module.css'
import { Saved } from './saved.tsx'

interface KeepingProps {
  saved: boolean
  /** Why a choice in sight is not kept. */
  failure: string | undefined
  again: () => void
}

/** What became of a choice, at the foot of the window while its section is in sight: kept, or why not. */
export const Keeping = ({ saved, failure, again }: KeepingProps) => (
  <div className={classes.keeping}>
    <Saved shown={saved} />
    {failure && (
      <div className={classes.failure}>
        <p role="alert">{failure}</p>
        <Button variant="ghost" small onClick={again}>
          Try Again
        </Button>
      </div>
    )}
  </div>
)
