import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './lit-line.module.css'
import type { Playing } from './recording.ts'
import { partsAround } from './word-at.ts'

/** A line with more characters than this is set smaller, so that it stays clear of the light. */
const short = 64

/** The line, its words lighting up while it is said. A screen reader meets it whole, and once. */
export function LitLine({ text, state }: { text: string; state: Playing }) {
  const { speech, word } = state
  const look = classNames(classes.line, text.length > short && classes.long)
  if (!speech || word < 0) return <p className={look}>{text}</p>
  const { said, now, next } = partsAround(text, speech.words, word)
  return (
    <p className={look}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={classes.said}>{said}</span>
        <span className={classes.now}>{now}</span>
        <span className={classes.next}>{next}</span>
      </span>
    </p>
  )
}
