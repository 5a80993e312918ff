import { useEffect, useState } from 'react'
import { useLocation, useParams } from '#lib/router.tsx'
import { StartButton } from '#member/start-button.tsx'
import { api } from '#platform/api/client.ts'
import { toApiError } from '#platform/api/errors.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { RetryIcon } from '#platform/ui/icons.tsx'
import { Scene } from '#platform/ui/scene.tsx'
import { Loading } from '#platform/ui/skeleton.tsx'
import { type LineOrGone, prerenderedLine, toPrerenderedLine } from './prerendered-line.ts'
import classes from './shared-line.module.css'
import { SpokenPage } from './spoken-page.tsx'

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
    <section className={`stage behind-header stack centred ${classes.quiet}`}>
      <Scene className={classes.scene} seed={53} horizon={690} sun={{ x: 720, y: 660, radius: 96 }} />
      <h1 className="size-l">This line is no longer shared</h1>
      <p>
        The person who shared it may have turned the link off. There’s a line for you here every day, if you’d like one.
      </p>
      <StartButton />
    </section>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <section className={`stage behind-header stack centred ${classes.quiet}`} role="alert">
    <Scene className={classes.scene} seed={53} horizon={690} sun={{ x: 720, y: 660, radius: 96 }} />
    <h1 className="size-l">We couldn’t load this line</h1>
    <p>Please check your connection and try again.</p>
    <Button onClick={onRetry}>
      <RetryIcon />
      Try again
    </Button>
  </section>
)
