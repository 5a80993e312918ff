import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from '#lib/router.tsx'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { WindowTitle } from '#platform/ui/whole-window.tsx'
import classes from './moment.module.css'

/** The last step, which leads nowhere else. */
export function Close({ onLeave, onAgain }: { onLeave: () => void; onAgain: () => void }) {
  return (
    <>
      <div className={`stack centred ${classes.middle}`}>
        <WindowTitle>One small light, added.</WindowTitle>
        <p className={classes.lead}>That’s it for today. Take it with you, or leave it here.</p>
        <ReminderOffer />
      </div>
      <footer className={`row center ${classes.actions}`}>
        <Button onClick={onLeave}>Done</Button>
        <Button variant="quiet" onClick={onAgain}>
          Hear it once more
        </Button>
      </footer>
    </>
  )
}

const key = 'glimmer.reminder-offered'

/** Whether it was already offered on this device; if storage is refused it counts as offered. */
function wasOffered(): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return true
  }
}

/** Offers reminders once, at the end of the first moment, with a link to their settings. */
function ReminderOffer() {
  const [isFirst] = useState(() => !wasOffered())
  const { data } = useQuery({ ...read('GET /users/reminders'), enabled: isFirst })
  const isOffered = isFirst && data?.enabled === false
  useEffect(() => {
    if (isOffered) localStorage.setItem(key, '1')
  }, [isOffered])
  return (
    isOffered && (
      <p>
        A quiet reminder? <Link to={`${paths.profile()}#reminders`}>Choose when</Link>
      </p>
    )
  )
}
