import type { AdminOverview } from '@glimmer/contract'
import { formatDate } from '#lib/format-time.ts'
import { Button } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import classes from './admin.module.css'
import { Panel } from './panel.tsx'
import { useDeed } from './use-deed.ts'

/** Jobs that failed, and payment events that wait. */
export const Work = ({ failedJobs, waitingEvents }: Pick<AdminOverview, 'failedJobs' | 'waitingEvents'>) => (
  <Panel title="Failed work">
    <h3 className="subtitle">Jobs</h3>
    {failedJobs.length === 0 && <p className="muted">No job failed.</p>}
    <ul className="list lined">
      {failedJobs.map(({ _id, name, attempts, error }) => (
        <li key={_id} className={classes.line}>
          {name}
          <span className={`hint ${classes.ids}`}>
            {attempts === 1 ? '1 try' : `${attempts} tries`} · {error}
          </span>
        </li>
      ))}
    </ul>
    {failedJobs.length > 0 && <Retry route="POST /admin/jobs/retry" label="Try failed jobs again" />}
    <h3 className="subtitle">Payment events</h3>
    {waitingEvents.length === 0 && <p className="muted">No payment event waits.</p>}
    <ul className="list lined">
      {waitingEvents.map(({ _id, type, at }) => (
        <li key={_id} className={classes.line}>
          {type}
          <span className={`hint ${classes.ids}`}>
            since {formatDate(at)} · {_id}
          </span>
        </li>
      ))}
    </ul>
    {waitingEvents.length > 0 && <Retry route="POST /admin/webhooks/retry" label="Work through payment events" />}
  </Panel>
)

function Retry({ route, label }: { route: 'POST /admin/jobs/retry' | 'POST /admin/webhooks/retry'; label: string }) {
  const { run, isPending } = useDeed(route)
  const toast = useToast()
  return (
    <div>
      <Button
        variant="ghost"
        small
        aria-busy={isPending}
        onClick={() => run({}, () => toast({ message: 'They are tried again.' }))}
      >
        {label}
      </Button>
    </div>
  )
}
