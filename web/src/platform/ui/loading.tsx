import classes from './loading.module.css'

/** Shown while the first screen of an address is on its way. */
export const FirstLoad = () => (
  <p className={classes.waiting} role="status">
    Loading...
  </p>
)
