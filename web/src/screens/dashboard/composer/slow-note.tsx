import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { typeset } from '#lib/typeset.ts'
import { read } from '#platform/api/query.ts'
import classes from './slow-note.module.css'

/** How long, in milliseconds, before a wait is owned up to. */
const slow = 4_000

/** A word of patience when the writing takes long, and today's line to be going on with. */
export function SlowNote({ writing }: { writing: boolean }) {
  return <div role="status">{writing && <Later />}</div>
}

function Later() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slow)
    return () => clearTimeout(timer)
  }, [])
  return late && <Meanwhile />
}

function Meanwhile() {
  const { data: today } = useQuery(read('GET /affirmations/today'))
  if (!today) return <p>Still looking for the right words. You can wait, or close this and come back.</p>
  return (
    <>
      <p>Still looking for the right words. Here is today’s line for now; yours comes when it is ready.</p>
      <p className={classes.line}>{typeset(today.text)}</p>
    </>
  )
}
