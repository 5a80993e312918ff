import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CloseIcon, SparkIcon } from '../../ui/icons.tsx'
import { paceOf } from './pace.ts'
import classes from './silent-reading.module.css'

/** A line whose words light up one after the other at a speaking pace. It makes no sound and does not claim to. */
export function SilentReading({ line }: { line: string }) {
  const [at, setAt] = useState<number>()
  const words = paceOf(line)
  const dwell = at === undefined ? undefined : words[at]?.dwell
  useEffect(() => {
    if (at === undefined || dwell === undefined) return
    const timer = setTimeout(() => setAt(at + 1 < words.length ? at + 1 : undefined), dwell)
    return () => clearTimeout(timer)
  }, [at, dwell, words.length])
  const reading = at !== undefined
  return (
    <div className={classes.reading}>
      <Button
        className={classes.start}
        aria-label={reading ? 'Stop reading' : 'Read this line slowly, word by word'}
        onClick={() => setAt(reading ? undefined : 0)}
      >
        {reading ? <CloseIcon /> : <SparkIcon />}
      </Button>
      <div>
        <p className={classes.name}>A line to try. Read it slowly.</p>
        <p className={classes.line}>
          {words.map(({ word }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place in the line.
            <span key={index}>
              <span className={index === at ? classes.lit : reading && index > at ? classes.next : undefined}>
                {word}
              </span>{' '}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}
