import classes from './loading.module.css'

/** Shown while the first screen is loading. */
export const Loading = () => (
  <p className={classes.waiting} role="status">
    Loading...
  </p>
)
