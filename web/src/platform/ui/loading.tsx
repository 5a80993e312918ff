/** Shown while the first screen is loading. */
export const Loading = () => (
  <p className="stack full muted" role="status">
    Loading...
  </p>
)
