import type { Affirmation, LibraryLine } from '@glimmer/contract'
import { classNames } from '#lib/class-names.ts'
import { typeset } from '#lib/typeset.ts'
import { useHasDeviceVoice } from '#modules/listening/device-voice.ts'
import { HighlightedLine } from '#modules/listening/highlighted-line.tsx'
import { useLinePlayer } from '#modules/listening/use-line-player.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { MoreIcon, PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { Backdrop } from '#platform/ui/scene.tsx'
import classes from './browse.module.css'
import { SaveLineButton, useOpenSaved } from './save-line-button.tsx'

interface ShelfCardProps {
  line: LibraryLine
  /** Its theme, in words. */
  about: string
  /** Whether it is the centred card; only that one is interactive. */
  isCurrent: boolean
  /** Whether it is shown where cards stand side by side instead of in a row that scrolls. */
  isInView: boolean
  isDrawn: boolean
  onPick: (line: Affirmation) => void
}

/** The sun is low and to the right, clear of the text. */
const sun = { x: 905, y: 715, radius: 66 }

/** One line of the shelf over its own scene. */
export const ShelfCard = ({ line, about, isCurrent, isInView, isDrawn, onPick }: ShelfCardProps) => (
  <li
    className={classNames('stage', classes.card, isCurrent && classes.current)}
    data-in-view={isInView || undefined}
    inert={!isCurrent}
  >
    {isDrawn && <Backdrop seed={line.id} theme={line.themes[0]} horizon={750} sun={sun} />}
    <p className={classes.about}>{about}</p>
    {isCurrent ? <CardActions line={line} onPick={onPick} /> : <p className={classes.text}>{typeset(line.text)}</p>}
  </li>
)

/**
 * The text of the centred line, and its actions. Browsing is free, so the line is played with the device's voice or in
 * silence; a saved line can be opened and played in any voice.
 */
function CardActions({ line, onPick }: { line: LibraryLine; onPick: (line: Affirmation) => void }) {
  const means = useHasDeviceVoice() ? 'device' : 'silent'
  const { player, state } = useLinePlayer({ _id: line.id, text: line.text }, { voice: '', means })
  const openSaved = useOpenSaved(onPick)
  const playing = state.phase === 'playing'
  return (
    <>
      <HighlightedLine text={line.text} state={state} />
      <div className={`row gap-s ${classes.actions}`}>
        <button
          type="button"
          className={`sun ${classes.play}`}
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={player.toggle}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        <SaveLineButton line={line} />
        {line.keptAs && (
          <IconButton
            variant="quiet"
            label="More with this line"
            icon={<MoreIcon />}
            onClick={() => void openSaved(line.keptAs)}
          />
        )}
        {state.error && <p role="alert">{readerMessage(state.error)}</p>}
      </div>
    </>
  )
}
