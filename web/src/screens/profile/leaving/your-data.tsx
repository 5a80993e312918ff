import { DeleteAccount } from './delete-account.tsx'
import classes from './leaving.module.css'
import { TakeItWithYou } from './take-it-with-you.tsx'

/** What is theirs to take, and theirs to end. */
export const YourData = () => (
  <div id="your-data" className={classes.two}>
    <TakeItWithYou />
    <DeleteAccount />
  </div>
)
