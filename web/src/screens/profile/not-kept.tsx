import { barInset } from '#platform/ui/bottom-inset.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './not-kept.module.css'

/** Why a choice in sight is not kept, at the foot of the window for as long as its section is in sight. */
export const NotKept = ({ failure, again }: { failure: string; again: () => void }) => (
  <div ref={barInset} data-bottom-bar className={classes.failure}>
    <p role="alert">{failure}</p>
    <Button variant="ghost" small onClick={again}>
      Try Again
    </Button>
  </div>
)
