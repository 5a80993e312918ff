import { CheckIcon } from '#platform/ui/icons.tsx'
import classes from './saved.module.css'

/** Says quietly, to eyes and ears, that a change was kept. It is always on the page, so that it is heard. */
export const Saved = ({ shown }: { shown: boolean }) => (
  <output className={classes.saved}>
    {shown && (
      <>
        <CheckIcon /> Saved
      </>
    )}
  </output>
)
