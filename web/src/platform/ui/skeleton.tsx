import { classNames } from '#lib/class-names.ts'
import classes from './skeleton.module.css'

interface SkeletonProps {
  /** The least height of what is loading. */
  height?: string
  /** Inside a card, whose colour it would have otherwise. */
  inset?: boolean
  className?: string | undefined
}

/** Takes up the space of what is loading, so that nothing moves when it arrives. */
export const Skeleton = ({ height, inset, className }: SkeletonProps) => (
  <div
    className={classNames(classes.skeleton, inset && classes.inset, className)}
    style={{ minHeight: height }}
    aria-hidden="true"
  />
)

/** Shown while the first screen is loading. */
export const Loading = () => (
  <p className="stack full muted" role="status">
    Loading...
  </p>
)
