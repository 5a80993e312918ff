import { useConnectionProblem } from '#platform/api/connection.ts'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import classes from './protected.module.css'

/** Stands in for a screen that has nothing to show before somebody answers; it comes by itself once one does. */
export const NeedsConnection = () => (
  <div className={classes.waiting}>
    <h1>This page needs a connection</h1>
    <p role="status">{useConnectionProblem()} It opens by itself once you are connected.</p>
    <div className={classes.ways}>
      <LinkButton to={paths.dashboard()}>Go to Dashboard</LinkButton>
      <LinkButton variant="ghost" to={paths.help()}>
        Need help now?
      </LinkButton>
    </div>
  </div>
)
