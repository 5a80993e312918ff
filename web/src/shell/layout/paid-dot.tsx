import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './paid-dot.module.css'

/** The green dot beside Subscription when the plan is not the free one. */
export const PaidDot = () => (
  <span className={classes.dot}>
    <VisuallyHidden>(paid plan)</VisuallyHidden>
  </span>
)
