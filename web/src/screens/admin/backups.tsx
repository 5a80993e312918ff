import type { AdminOverview } from '@glimmer/contract'
import { formatDate } from '#lib/format-time.ts'
import { Button } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import classes from './admin.module.css'
import { Panel } from './panel.tsx'
import { useDeed } from './use-deed.ts'

const sizeOf = (bytes: number | null) => (bytes === null ? '' : `, ${Math.ceil(bytes / 1e6)} MB`)

/** Scheduled backups, each read back before it counts. */
export function Backups({ backups }: Pick<AdminOverview, 'backups'>) {
  const { run, isPending } = useDeed('POST /admin/backups')
  const toast = useToast()
  const begin = () => run({}, () => toast({ message: 'A backup begins now. Look again in a while.' }))
  return (
    <Panel title="Backups">
      {backups === null && (
        <p className="muted">
          None are scheduled: set <code>BACKUP_EVERY</code>.
        </p>
      )}
      {backups?.length === 0 && <p className="muted">None yet.</p>}
      <ul className="list lined">
        {backups?.map(({ name, startedAt, bytes, isVerified, failure }) => (
          <li key={name} className={classes.line}>
            <span className="bar spread">
              {formatDate(startedAt)}
              {sizeOf(bytes)}
              <span className={failure ? 'error' : 'success'}>
                {failure ? 'failed' : isVerified ? 'read back' : 'being made'}
              </span>
            </span>
            <span className={`hint ${classes.ids}`}>{failure ?? name}</span>
          </li>
        ))}
      </ul>
      {backups && (
        <div>
          <Button variant="ghost" small aria-busy={isPending} onClick={begin}>
            Back up now
          </Button>
        </div>
      )}
    </Panel>
  )
}
