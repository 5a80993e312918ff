import type { Affirmation } from '@glimmer/contract'
import { levelExamples } from '#modules/affirmations/words.ts'
import { ListenDialog } from '#modules/listening/listen-dialog.tsx'
import { Player } from '#modules/listening/player.tsx'
import type { LazyPlayer } from '#modules/listening/use-line-player.ts'
import type { VoiceSelection } from '#modules/listening/use-voice.ts'
import type { PlaybackState } from '#modules/listening/voice-source.ts'
import { ShareButton } from '#modules/share/share-button.tsx'
import classes from './dashboard.module.css'

interface LineDialogProps {
  line: Affirmation
  player: LazyPlayer
  state: PlaybackState
  selection: VoiceSelection
  onOwnVoice: () => void
  onClose: () => void
}

/**
 * Everything that can be done with the line: seeking, the voice, background sounds, the user's own recording, and
 * sharing.
 */
export const LineDialog = ({ line, player, state, selection, onOwnVoice, onClose }: LineDialogProps) => (
  <ListenDialog line={line} onOwnVoice={onOwnVoice} onClose={onClose}>
    <div>
      <Player text={line.text} player={player} state={state} selection={selection}>
        <ShareButton line={line} />
      </Player>
      {line.origin !== 'own' && (
        <p className={`muted ${classes.how}`}>
          How bold it is: {line.level} of 5, “{levelExamples[line.level - 1]?.name}”
        </p>
      )}
    </div>
  </ListenDialog>
)
