import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { read } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Button } from '#platform/ui/button.tsx'
import classes from '../affirmations.module.css'
import { valueName } from './values.ts'

const ValuesDialog = onDemand(() => import('./values-dialog.tsx').then((m) => m.ValuesDialog))

/** The user's values, with a button to change them. */
export function MyValues(props: Pick<ComponentProps<typeof ValuesDialog>, 'isHidden' | 'onCare' | 'onAnswered'>) {
  const { data: profile } = useSuspenseQuery(read('GET /users/profile'))
  const [editing, setEditing] = useState(false)
  const { values } = profile
  return (
    <div className={`stack start ${classes.mine}`}>
      {values.length > 0 ? (
        <ul className="stack gap-sm">
          {values.map(({ value, reason }) => (
            <li key={value}>
              <b>{valueName(value)}</b>
              {reason && <span className="muted">{reason}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">Lines feel truer when they touch on something you care about.</p>
      )}
      <Button variant="ghost" small onClick={() => setEditing(true)}>
        {values.length > 0 ? 'Change' : 'Choose up to five'}
      </Button>
      {editing && <ValuesDialog values={values} onClose={() => setEditing(false)} {...props} />}
    </div>
  )
}
