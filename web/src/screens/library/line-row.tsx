import type { Affirmation } from '@glimmer/contract'
import type { ReactNode } from 'react'
import { aboutLine } from '#modules/affirmations/words.ts'
import { HighlightedWords } from '#modules/listening/highlighted-line.tsx'
import classes from './line-row.module.css'
import { type RowVoice, useRowPlayer } from './row-player.tsx'

interface LineRowProps {
  line: Affirmation
  voice: RowVoice
  onPick: (line: Affirmation) => void
  /** The buttons beside Play. */
  children: ReactNode
}

/** A line in a list: its text, which opens it, its themes, and Play. CSS skips rendering of rows that are off-screen. */
export function LineRow({ line, voice, onPick, children }: LineRowProps) {
  const { state, button, notice } = useRowPlayer(line, voice)
  return (
    <li className={classes.row}>
      <button type="button" className={`opener ${classes.text}`} onClick={() => onPick(line)}>
        <HighlightedWords text={line.text} state={state} />
      </button>
      <span className={classes.meta}>{aboutLine(line, new Date())}</span>
      <span className={classes.actions}>
        {button}
        {children}
      </span>
      {notice}
    </li>
  )
}
