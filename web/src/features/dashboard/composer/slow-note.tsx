import { useEffect, useState } from 'react'

/** How long, in milliseconds, before a wait is owned up to. */
const slow = 4_000

/** A word of patience when the writing takes long. */
export function SlowNote({ writing }: { writing: boolean }) {
  return <div role="status">{writing && <Later />}</div>
}

function Later() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slow)
    return () => clearTimeout(timer)
  }, [])
  return late && <p>Still looking for the right words. You can wait, or close this and read today’s line.</p>
}
