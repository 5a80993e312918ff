import { openTutorial } from '#modules/tutorial/tutorial.tsx'
import { Button } from '#platform/ui/button.tsx'
import { PlayIcon } from '#platform/ui/icons.tsx'
import classes from './profile.module.css'

/** The way back to the tutorial, for whoever closed it too soon. */
export const TutorialAgain = () => (
  <p className={classes.again}>
    <Button variant="ghost" small onClick={openTutorial}>
      <PlayIcon />
      Watch the tutorial again
    </Button>
  </p>
)
