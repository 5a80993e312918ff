import type { Affirmation, LibraryLine } from '@glimmer/contract'
import { useHasDeviceVoice } from '#modules/listening/sources/device-voice.ts'
import { HighlightedLine } from '#modules/listening/transport/highlighted-line.tsx'
import { useLinePlayer } from '#modules/listening/transport/use-line-player.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { MoreIcon, PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import classes from './browse.module.css'
import { SaveLineButton } from './save-line-button.tsx'
import { useOpenSaved } from './use-save-line.ts'

/**
 * The text of the centred line, and its actions. Browsing is free, so the line is played with the device's voice or in
 * silence; a saved line can be opened and played in any voice.
 */
export function CardActions({ line, onPick }: { line: LibraryLine; onPick: (line: Affirmation) => void }) {
  const means = useHasDeviceVoice() ? 'device' : 'silent'
  const { player, state } = useLinePlayer({ _id: line.id, text: line.text }, { voice: '', means })
  const openSaved = useOpenSaved(onPick)
  const playing = state.phase === 'playing'
  return (
    <>
      <HighlightedLine text={line.text} state={state} />
      <div className={classes.actions}>
        <button type="button" className={classes.play} aria-label={playing ? 'Pause' : 'Play'} onClick={player.toggle}>
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
