import { themeNames } from '@glimmer/contract/themes'
import { useState } from 'react'
import { storeVisitorFavorite } from '#modules/affirmations/visitor-favorite.ts'
import { partsAround } from '#modules/listening/transport/word-at.ts'
import { paths } from '#platform/paths.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import type { SpokenLine } from './spoken-line.ts'
import { spokenLines } from './spoken-lines.ts'
import classes from './try-line.module.css'
import { useRecording } from './use-recording.ts'

/** A first line before any account: what would help, the line for it, spoken, and a way to keep it. */
export function TryLine({ first }: { first: SpokenLine }) {
  const [line, setLine] = useState(first)
  return (
    <section className={classes.try} aria-label="A line to try">
      <Reading line={line} />
      <fieldset className={classes.choices}>
        <legend>What would help today?</legend>
        {spokenLines.map((each) => (
          <Chip key={each.theme} pressed={each === line} onClick={() => setLine(each)}>
            {themeNames[each.theme]}
          </Chip>
        ))}
      </fieldset>
    </section>
  )
}

function Reading({ line }: { line: SpokenLine }) {
  const { playing, word, heard, failed, toggle } = useRecording(line)
  const { said, now, next } = partsAround(line.text, line.words, word)
  return (
    <>
      <Button className={classes.start} aria-label={playing ? 'Pause' : 'Play this line'} onClick={toggle}>
        {playing ? <PauseIcon /> : <PlayIcon />}
      </Button>
      <p className={classes.line} aria-live="polite">
        <VisuallyHidden>{line.text}</VisuallyHidden>
        <span aria-hidden="true">
          {said}
          <mark>{now}</mark>
          <span className={word < 0 ? undefined : classes.next}>{next}</span>
        </span>
      </p>
      {failed && (
        <p className={classes.keep} role="alert">
          It could not be played here. It reads as well in silence.
        </p>
      )}
      {(heard || failed) && <Keep line={line} />}
    </>
  )
}

function Keep({ line: { text, theme } }: { line: SpokenLine }) {
  const [kept, setKept] = useState<boolean>()
  return (
    <div className={classes.keep} role="status">
      {kept === undefined && (
        <Button variant="quiet" small onClick={() => setKept(storeVisitorFavorite({ text, theme }))}>
          Keep this line
        </Button>
      )}
      {kept === true && (
        <>
          <span>Kept on this device.</span>
          <LinkButton small to={paths.signUp()}>
            Find it in your account
          </LinkButton>
        </>
      )}
      {kept === false && <span>This browser keeps nothing. The line is yours to remember.</span>}
    </div>
  )
}
