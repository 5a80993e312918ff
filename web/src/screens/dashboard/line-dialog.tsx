import type { Affirmation } from '@glimmer/contract'
import type { ReactNode } from 'react'
import { levelExamples } from '#modules/affirmations/words.ts'
import classes from '#modules/listening/dialog-form.module.css'
import { Mixer } from '#modules/listening/mixer.tsx'
import { OwnVoice } from '#modules/listening/own-voice/own-voice.tsx'
import { PlaybackSettingsFields } from '#modules/listening/playback-settings-fields.tsx'
import { Player } from '#modules/listening/player.tsx'
import { SayAloud } from '#modules/listening/say-aloud.tsx'
import type { Line } from '#modules/listening/sources/find-voice-source.ts'
import type { LazyPlayer } from '#modules/listening/use-line-player.ts'
import type { VoiceSelection } from '#modules/listening/use-voice.ts'
import type { PlaybackState } from '#modules/listening/voice-source.ts'
import { ShareButton } from '#modules/share/share-button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import dashboard from './dashboard.module.css'

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
        <p className={`muted ${dashboard.how}`}>
          How bold it is: {line.level} of 5, “{levelExamples[line.level - 1]?.name}”
        </p>
      )}
    </div>
  </ListenDialog>
)

interface ListenDialogProps {
  line: Line
  /** Called when the user's recording of the line was made or deleted: the line may now have another voice. */
  onOwnVoice: () => void
  onClose: () => void
  /** Content shown first, such as the player. */
  children?: ReactNode
}

/** Everything else that can be done with a line besides playing it. */
const ListenDialog = ({ line, onOwnVoice, onClose, children }: ListenDialogProps) => (
  <Dialog title="More ways to listen" onClose={onClose}>
    <div className={`stack ${classes.form}`}>
      {children}
      <Mixer />
      <PlaybackSettingsFields />
      <SayAloud text={line.text} />
      <OwnVoice line={line} onChanged={onOwnVoice} />
    </div>
  </Dialog>
)
