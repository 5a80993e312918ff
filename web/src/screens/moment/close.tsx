import type { LineResponse, Mood } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from '#lib/router.tsx'
import { useDay } from '#member/day-done.ts'
import { moodNames } from '#modules/affirmations/mood-face.tsx'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { WindowTitle } from '#platform/ui/whole-window.tsx'
import classes from './moment.module.css'

/** What the user did in this moment, in their own choices. */
export interface Done {
  mood?: Mood
  breathed?: boolean
  response?: LineResponse
}

const felt: Record<LineResponse, string> = {
  true: 'heard a line that feels true',
  'not-quite': 'heard a line and said “not quite”',
  'too-much': 'heard a line and said “too much”',
}

/** One sentence that names what was done. */
export function closingWords({ mood, breathed, response }: Done): string {
  const did = [
    mood && `called today ${moodNames[mood].toLowerCase()}`,
    breathed && 'breathed',
    response ? felt[response] : 'heard today’s line',
  ].filter((words) => typeof words === 'string')
  return `One small light, added: you ${new Intl.ListFormat('en-GB').format(did)}.`
}

/** The last step, which leads nowhere else: today is done. */
export function Close({ done, onLeave, onAgain }: { done: Done; onLeave: () => void; onAgain: () => void }) {
  const { note } = useDay()
  const finish = useEffectEvent(() => note('finished'))
  useEffect(() => finish(), [])
  return (
    <>
      <div className={`stack centred ${classes.middle}`}>
        <WindowTitle>{closingWords(done)}</WindowTitle>
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
