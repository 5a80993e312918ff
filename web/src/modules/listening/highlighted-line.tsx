import { maxLargeLineLength } from '@glimmer/contract/line-size'
import { typeset } from '@glimmer/lib/typeset'
import { classNames } from '#lib/class-names.ts'
import { splitAtWord } from '#lib/cues.ts'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import classes from './highlighted-line.module.css'
import type { PlaybackState } from './voice-source.ts'

interface HighlightedLineProps {
  text: string
  state: PlaybackState
  look?: 'small' | 'centred' | 'large' | undefined
}

const maxShortLineLength = 34

/** The classes of a line that is a screen's main content, by its length; their rules are in large-line.css. */
const largeLine = (text: string) =>
  classNames('large-line', text.length <= maxShortLineLength && 'short', text.length > maxLargeLineLength && 'long')

const styleOf = (text: string, look: 'small' | 'centred' | undefined) =>
  classNames(
    look === 'small' ? classes.small : classes.line,
    look === 'centred' && classes.centred,
    look !== 'small' && text.length > maxLargeLineLength && classes.long,
  )

/** The typeset line, its words lighting up as they are said. */
export function HighlightedLine({ text, state, look }: HighlightedLineProps) {
  return (
    <p className={look === 'large' ? largeLine(text) : styleOf(text, look)}>
      <HighlightedWords text={text} state={state} />
    </p>
  )
}

/**
 * The words of a line, to be styled by what is around them. Screen readers get them whole, and once. Each part that
 * comes and goes is an element: translators put text nodes elsewhere, where React does not find them.
 */
export function HighlightedWords({ text, state: { source, word } }: Pick<HighlightedLineProps, 'text' | 'state'>) {
  const shown = typeset(text)
  if (!source || word < 0) return <span>{shown}</span>
  const { before, current, after } = splitAtWord(shown, source.words, word)
  return (
    <>
      <VisuallyHidden>{shown}</VisuallyHidden>
      <span aria-hidden="true">
        <span>{before}</span>
        <mark>{current}</mark>
        <span className={classes.next}>{after}</span>
      </span>
    </>
  )
}
