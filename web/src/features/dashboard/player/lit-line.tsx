import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './lit-line.module.css'
import type { Playing } from './recording.ts'
import { partsAround } from './word-at.ts'

/** The line, its words lighting up while it is said. A screen reader meets it whole, and once. */
export function LitLine({ text, state }: { text: string; state: Playing }) {
  const { speech, word } = state
  if (!speech || word < 0) return <p className={classes.line}>{text}</p>
  const { said, now, next } = partsAround(text, speech.words, word)
  return (
    <p className={classes.line}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={classes.said}>{said}</span>
        <span className={classes.now}>{now}</span>
        <span className={classes.next}>{next}</span>
      </span>
    </p>
  )
}
