import type { Affirmation } from '@glimmer/contract'
import { typeset } from '@glimmer/lib/typeset'
import { PlaybackFailure } from '#modules/listening/playback-failure.tsx'
import { useLinePlayer } from '#modules/listening/use-line-player.ts'
import { substituteNotice, type VoiceSelection } from '#modules/listening/use-voice.ts'
import type { PlaybackMethod } from '#modules/listening/voice-source.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import classes from './line-row.module.css'

/** The voice that says the lines of a list. */
export type RowVoice = Pick<VoiceSelection, 'voice' | 'method' | 'isLoaded' | 'choose'>

const namedWords = 5

/** The first words of a line, for the names of its buttons in a list. */
export function firstWords(text: string): string {
  const words = typeset(text).split(' ')
  return words.length > namedWords ? `${words.slice(0, namedWords).join(' ')}…` : words.join(' ')
}

/** A player for a line in a list. `state` lights up its words. */
export function useRowPlayer(line: Pick<Affirmation, '_id' | 'text'>, { voice, method, isLoaded, choose }: RowVoice) {
  const { player, state, playNext } = useLinePlayer(line, { voice, method })
  const isPlaying = state.phase === 'playing'
  const playBy = (other: PlaybackMethod) => {
    playNext()
    choose(other)
  }
  const button = (
    <IconButton
      variant="sun"
      label={`${isPlaying ? 'Pause' : 'Play'}: ${firstWords(line.text)}`}
      icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
      aria-busy={state.phase === 'preparing'}
      // While the voices load there is none to play with yet.
      disabled={method === 'voice' && !voice && !isLoaded}
      onClick={player.toggle}
    />
  )
  const notice = (
    <div className={`row ${classes.notice}`} role="status">
      {state.error ? (
        <PlaybackFailure error={state.error} onRetry={() => void player.play()} onMethod={playBy} />
      ) : (
        substituteNotice(state, method)
      )}
    </div>
  )
  return { state, button, notice }
}
