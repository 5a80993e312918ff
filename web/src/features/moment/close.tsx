import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import classes from './moment.module.css'

/** The end, which leads on to nothing. */
export function Close({ onLeave, onAgain }: { onLeave: () => void; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className={classes.middle}>
        <h1 ref={title} tabIndex={-1}>
          That’s it for today.
        </h1>
        <p className={classes.lead}>Take it with you, or leave it here.</p>
      </div>
      <footer className={classes.foot}>
        <Button onClick={onLeave}>Done</Button>
        <Button variant="quiet" onClick={onAgain}>
          Hear it once more
        </Button>
      </footer>
    </>
  )
}
