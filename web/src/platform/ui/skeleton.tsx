import { classNames } from '#lib/class-names.ts'
import classes from './skeleton.module.css'

/** Takes up the space of what is loading, so that nothing moves when it arrives. `className` gives it that size. */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <div className={classNames(classes.skeleton, className)} aria-hidden="true" />
)

/** Shown while the first screen is loading. */
export const Loading = () => (
  <p className="stack full muted" role="status">
    Loading...
  </p>
)
