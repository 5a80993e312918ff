import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { type Breath, breathAt, breaths } from './breath.ts'
import { BreathRing } from './breath-ring.tsx'
import classes from './breathe.module.css'
import moment from './moment.module.css'
import { StepTitle } from './steps.tsx'

const breathNumbers = Array.from({ length: breaths }, (_, index) => index + 1)

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Where the breath is, drawn anew each frame; with reduced motion, once a second. */
function useBreath(onDone: () => void): Breath {
  const [breath, setBreath] = useState(() => breathAt(0))
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const from = performance.now()
    const isReduced = matchMedia(reducedMotion).matches
    let frame = requestAnimationFrame(function look(now) {
      const next = breathAt(now - from)
      setBreath((last) => (isReduced && last.count === next.count && last.phase === next.phase ? last : next))
      if (next.done) finish()
      else frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return breath
}

/** Three breaths at the pace of the light; then the line comes by itself. */
export function Breathe({ onDone }: { onDone: () => void }) {
  const { breath, phase, count, progress } = useBreath(onDone)
  return (
    <>
      <div className={moment.middle}>
        <StepTitle aria-live="polite">{phase === 'in' ? 'Breathe in' : 'Breathe out'}</StepTitle>
        <p className={moment.lead}>In for four, out for six, at the pace of the light.</p>
        <BreathRing count={count} progress={progress} phase={phase} />
      </div>
      <footer className={moment.actionColumn}>
        <p className={classes.dock}>
          <span className={classes.lights} aria-hidden="true">
            {breathNumbers.map((number) => (
              <i key={number} data-on={number <= breath || undefined} />
            ))}
          </span>
          Breath {breath} of {breaths}
        </p>
        <Button variant="quiet" small onClick={onDone}>
          Go to the line
        </Button>
      </footer>
    </>
  )
}
