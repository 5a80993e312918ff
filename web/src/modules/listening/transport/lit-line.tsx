import { classNames } from '#lib/class-names.ts'
import { typeset } from '#lib/typeset.ts'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './lit-line.module.css'
import type { Playing } from './playing.ts'
import { partsAround } from './word-at.ts'

/** A line with more characters than this is set smaller, so that it stays clear of the light. */
const short = 64

/** The line as a printer would set it, its words lighting up while it is said. A screen reader meets it whole, and once. */
export function LitLine({
  text,
  state,
  look,
}: {
  text: string
  state: Playing
  look?: 'small' | 'centred' | undefined
}) {
  const { told, word } = state
  const shown = typeset(text)
  const style = classNames(
    look === 'small' ? classes.small : classes.line,
    look === 'centred' && classes.centred,
    look !== 'small' && text.length > short && classes.long,
  )
  if (!told || word < 0) return <p className={style}>{shown}</p>
  const { said, now, next } = partsAround(shown, told.words, word)
  return (
    <p className={style}>
      <VisuallyHidden>{shown}</VisuallyHidden>
      <span aria-hidden="true">
        {said}
        <mark>{now}</mark>
        <span className={classes.next}>{next}</span>
      </span>
    </p>
  )
}
