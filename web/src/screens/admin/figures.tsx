import type { AdminOverview } from '@glimmer/contract'
import { formatDate } from '#lib/format-time.ts'
import classes from './admin.module.css'
import { Panel } from './panel.tsx'

const partNames: Partial<Record<string, string>> = { draining: 'taking requests', identity: 'sign-in' }

export const Health = ({ parts }: Pick<AdminOverview, 'parts'>) => (
  <Panel title="Health">
    <ul className="list lined">
      {parts.map(({ part, works }) => (
        <li key={part} className={`bar spread ${classes.line}`}>
          <span>{partNames[part] ?? part}</span>
          <span className={works ? 'success' : 'error'}>{works ? 'works' : 'does not work'}</span>
        </li>
      ))}
    </ul>
  </Panel>
)

export const Figures = ({ figures }: Pick<AdminOverview, 'figures'>) => (
  <Panel title="Figures">
    <dl className="lined">
      {figures.map(({ name, value }) => (
        <div key={name} className={`bar spread baseline ${classes.line}`}>
          <dt>{name}</dt>
          <dd className={classes.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  </Panel>
)

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** What operators did lately, here and on the command line. */
export const Deeds = ({ deeds }: Pick<AdminOverview, 'deeds'>) => (
  <Panel title="What operators did" wide>
    {deeds.length === 0 && <p className="muted">Nothing yet.</p>}
    <ul className="list lined">
      {deeds.map(({ _id, at, command, account, by, isFinished }) => (
        <li key={_id} className={`row spread baseline gap-xs ${classes.line}`}>
          <span>
            <b>{command}</b>
            {!isFinished && <span className="error"> not finished</span>}
          </span>
          <time dateTime={at} className="hint">
            {formatDate(at)}, {time.format(new Date(at))}
          </time>
          <span className={`hint ${classes.ids}`}>
            by {by}
            {account && ` · about ${account}`}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
)
