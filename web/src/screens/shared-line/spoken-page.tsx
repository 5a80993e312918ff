import { formatDuration } from '#lib/format-time.ts'
import { StartButton } from '#member/start-button.tsx'
import { HighlightedWords } from '#modules/listening/highlighted-line.tsx'
import { PlayButton } from '#modules/listening/play-button.tsx'
import { useSharedLinePlayer } from '#modules/listening/use-line-player.ts'
import { Wave, waveBars } from '#modules/listening/wave.tsx'
import { Backdrop } from '#platform/ui/scene.tsx'
import type { PrerenderedLine } from './prerendered-line.ts'
import classes from './shared-line.module.css'

const bars = waveBars('a shared line', 40)
/** Centred, under the text. */
const picture = { horizon: 664, sun: { x: 720, y: 621, radius: 97 } }

/** The line over its scene, with a player below. The first render matches the server's HTML exactly. */
export function SpokenPage({ token, line }: { token: string; line: PrerenderedLine }) {
  const { player, state } = useSharedLinePlayer(token, line.text)
  return (
    <section className={`stage behind-header stack centred ${classes.page}`} aria-label="A line for you">
      <Backdrop className={classes.scene} seed={19} theme={line.scene} {...picture} />
      <div className={`stack ${classes.words}`}>
        <h1>Someone thought of you</h1>
        <p className={classes.line} data-line={line.scene} data-length={line.length}>
          <HighlightedWords text={line.text} state={state} />
        </p>
      </div>
      <p role="status">
        {state.error && <span>We couldn’t play it here. You can still read it.</span>}
        {state.source?.means === 'silent' && <span>Read along in silence, word by word.</span>}
      </p>
      <div className={`veil ${classes.player}`}>
        <PlayButton large player={player} state={state} disabled={false} />
        <Wave className={classes.wave} heights={bars} done={state.durationMs > 0 ? state.ms / state.durationMs : 0} />
        {state.durationMs > 0 && (
          <span className={classes.time}>
            {formatDuration(state.ms)} / {formatDuration(state.durationMs)}
          </span>
        )}
      </div>
      <div className={`row center ${classes.more}`}>
        <p>Glimmer gives you one line like this each day, free to read and to hear.</p>
        <StartButton quiet />
      </div>
    </section>
  )
}
