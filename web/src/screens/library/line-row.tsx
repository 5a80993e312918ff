import type { Affirmation } from '@glimmer/contract'
import { memo, type ReactNode } from 'react'
import { typeset } from '#lib/typeset.ts'
import { aboutLine } from '#modules/affirmations/words.ts'
import classes from './line-row.module.css'

interface LineRowProps {
  line: Affirmation
  onPick: (line: Affirmation) => void
  /** The buttons beside it. */
  children: ReactNode
}

/** A line in a list: its text, which opens it, and its themes. CSS skips rendering of rows that are off-screen. */
export const LineRow = memo(function LineRow({ line, onPick, children }: LineRowProps) {
  return (
    <li className={classes.row}>
      <button type="button" className={classes.text} onClick={() => onPick(line)}>
        {typeset(line.text)}
      </button>
      <span className={classes.meta}>{aboutLine(line, new Date())}</span>
      <span className={classes.actions}>{children}</span>
    </li>
  )
})
