import { product } from '@glimmer/contract/product'
import { useEffect, useRef, useState } from 'react'
import { track } from '#platform/analytics/track.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { RetryIcon } from '#platform/ui/icons.tsx'
import classes from './tutorial.module.css'
import { reportWatching, useFilm, type WatchingReport } from './use-film.ts'

/** The tutorial film in its own dialog. */
export function TutorialDialog({ onClose }: { onClose: () => void }) {
  const { film, fail, retry } = useFilm()
  const [report] = useState(() =>
    reportWatching((percentage) => track({ name: 'tutorial_milestone', properties: { percentage } })),
  )
  const hasPlayed = useRef(false)
  useEffect(() => {
    if (film.phase === 'ready') hasPlayed.current = true
  }, [film.phase])
  const close = () => {
    if (hasPlayed.current) report.closed()
    onClose()
  }
  return (
    <Dialog title={film.phase === 'failed' ? 'Tutorial' : `Welcome to ${product.name}`} onClose={close}>
      {film.phase === 'loading' && (
        <div className={`stack centred muted ${classes.screen}`} role="status">
          <span className={classes.light} aria-hidden="true" />
          <p>Loading the film...</p>
        </div>
      )}
      {film.phase === 'ready' && <FilmPlayer url={film.url} captions={film.captions} report={report} onError={fail} />}
      {film.phase === 'failed' && <Unavailable onRetry={retry} onClose={close} />}
    </Dialog>
  )
}

interface FilmPlayerProps {
  url: string
  /** The URL of its captions. */
  captions: string
  report: WatchingReport
  onError: () => void
}

/** The film with its captions and the browser's own controls. The press that opened it also plays it. */
function FilmPlayer({ url, captions, report, onError }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => video.current?.focus(), [])
  return (
    <video
      ref={video}
      className={classes.video}
      src={url}
      controls
      autoPlay
      playsInline
      aria-label="Tutorial film"
      onPlay={report.played}
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
        // Stays below 100 %: only onEnded reports the end, and the percentage is rounded.
        if (duration > 0) report.at(Math.min(currentTime / duration, 0.99))
      }}
      onEnded={() => report.at(1)}
      onError={onError}
    >
      <track kind="captions" srcLang="en-GB" label="English" src={captions} default />
    </video>
  )
}

/** Shown when the film cannot be loaded or played. */
const Unavailable = ({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) => (
  <div className={`stack centred muted ${classes.screen}`}>
    <svg className={classes.setSun} viewBox="0 0 120 60" aria-hidden="true">
      <path d="M34 44a26 26 0 0 1 52 0" strokeDasharray="1 6" />
      <path d="M8 44h104M28 51h64M44 58h32" />
    </svg>
    <div role="alert">
      <h3>Video Unavailable</h3>
      <p>Unable to load the tutorial video. You can still explore {product.name}'s features.</p>
    </div>
    <div className="actions gap-s">
      <Button small onClick={onRetry}>
        <RetryIcon />
        Retry
      </Button>
      <Button variant="ghost" small onClick={onClose}>
        Close
      </Button>
    </div>
  </div>
)
