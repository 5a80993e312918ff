import { product } from '@glimmer/contract/product'
import { useEffect, useState } from 'react'
import { formatDuration } from '#lib/format-time.ts'
import { useLocation, useParams } from '#lib/router.tsx'
import { StartButton } from '#member/start-button.tsx'
import { HighlightedWords } from '#modules/listening/highlighted-line.tsx'
import { PlayButton } from '#modules/listening/play-button.tsx'
import { useSharedLinePlayer } from '#modules/listening/use-line-player.ts'
import { Wave, waveBars } from '#modules/listening/wave.tsx'
import { api } from '#platform/api/client.ts'
import { toApiError } from '#platform/api/errors.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { ClosingCall } from '#platform/ui/closing-call.tsx'
import { RetryIcon } from '#platform/ui/icons.tsx'
import { Backdrop } from '#platform/ui/scene.tsx'
import { Loading } from '#platform/ui/skeleton.tsx'
import { type LineOrGone, type PrerenderedLine, prerenderedLine, toPrerenderedLine } from './prerendered-line.ts'
import classes from './shared-line.module.css'

/** A shared line, to read and hear, for anybody who has its link. No account is needed. */
export function SharedLine() {
  const { token = '' } = useParams(paths.sharedLine())
  const { pathname } = useLocation()
  return <AtAddress key={token} token={token} prerendered={prerenderedLine(pathname)} />
}

function AtAddress({ token, prerendered }: { token: string; prerendered: LineOrGone | undefined }) {
  const { result, tryAgain } = useLine(token, prerendered)
  if (result === undefined) return <Loading />
  if (result === 'gone') return <Gone />
  if (result === 'failed') return <Failed onRetry={tryAgain} />
  return <SpokenPage token={token} line={result} />
}

/** The line the page was rendered with; after navigation within the app it is fetched. */
function useLine(token: string, prerendered: LineOrGone | undefined) {
  const [result, setResult] = useState<LineOrGone | 'failed' | undefined>(prerendered)
  useEffect(() => {
    if (result !== undefined) return
    const left = new AbortController()
    const fail = (thrown: unknown) => {
      if (!left.signal.aborted) setResult(toApiError(thrown).status === 404 ? 'gone' : 'failed')
    }
    api('GET /lines/{token}', { params: { token }, signal: left.signal }).then(
      (line) => setResult(toPrerenderedLine(line)),
      fail,
    )
    return () => left.abort()
  }, [token, result])
  return { result, tryAgain: () => setResult(undefined) }
}

/** The link was turned off, or never existed; the page does not reveal which. */
function Gone() {
  return (
    <ClosingCall
      as="h1"
      title="This line is no longer shared"
      words="The person who shared it may have turned the link off. There’s a line for you here every day, if you’d like one."
    >
      <StartButton />
    </ClosingCall>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <ClosingCall as="h1" title="We couldn’t load this line" words="Please check your connection and try again.">
      <Button onClick={onRetry}>
        <RetryIcon />
        Try again
      </Button>
    </ClosingCall>
  </div>
)

const bars = waveBars('a shared line', 40)
/** Centred, under the text. */
const picture = { horizon: 664, sun: { x: 720, y: 621, radius: 97 } }

/** The line over its scene, with a player below. The first render matches the server's HTML exactly. */
function SpokenPage({ token, line }: { token: string; line: PrerenderedLine }) {
  const { player, state } = useSharedLinePlayer(token, line.text)
  return (
    <section className={`stage behind-header stack centred ${classes.page}`} aria-label="A line for you">
      <Backdrop className={classes.scene} seed={19} theme={line.scene} {...picture} />
      <div className={`stack ${classes.words}`}>
        <h1>Someone thought of you</h1>
        <p className={classes.line} data-line={line.scene} data-length={line.length} data-voice={line.voice}>
          <HighlightedWords text={line.text} state={state} />
        </p>
        <p className={classes.given}>Read for you in their own voice.</p>
      </div>
      <p role="status">
        {state.error && <span>We couldn’t play it here. You can still read it.</span>}
        {state.source?.method === 'silent' && <span>Read along in silence, word by word.</span>}
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
        <p>{product.name} gives you one line like this each day, free to read and to hear.</p>
        <StartButton quiet />
      </div>
    </section>
  )
}
