import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import classes from './being-prepared.module.css'

/** Says honestly that a screen is not built yet; nothing on it pretends to work. */
export const BeingPrepared = () => (
  <div className={classes.room}>
    <h1>This room is being prepared</h1>
    <p>Nothing is missing on your side. Your affirmations are where you left them.</p>
    <LinkButton to={paths.dashboard()}>Back to my affirmations</LinkButton>
  </div>
)
