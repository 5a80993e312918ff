import { typeset } from '@glimmer/lib/typeset'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readToday } from '#member/todays-line.ts'
import classes from './affirmations.module.css'

/** How long to wait before the note appears. */
const slowMs = 4_000

/** A note shown when writing a line takes long, with today's line to read meanwhile. */
export function SlowNote({ writing }: { writing: boolean }) {
  return <div role="status">{writing && <AfterAWhile />}</div>
}

function AfterAWhile() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <StillWriting />
}

function StillWriting() {
  const { data: today } = useQuery(readToday())
  if (!today) return <p>Still looking for the right words. You can wait, or come back later.</p>
  return (
    <>
      <p>Still looking for the right words. Here’s today’s line while you wait; yours will follow.</p>
      <p className={classes.line}>{typeset(today.text)}</p>
    </>
  )
}
