import { product } from '@glimmer/contract/product'
import { useEffect, useRef, useState } from 'react'
import { track } from '#platform/analytics/track.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { FilmPlayer } from './film-player.tsx'
import { reportWatching } from './report-watching.ts'
import classes from './tutorial.module.css'
import { Unavailable } from './unavailable.tsx'
import { useFilm } from './use-film.ts'

/** The tutorial film in a window of its own; SPEC section 2, "Tutorial modal". */
export function TutorialDialog({ onClose }: { onClose: () => void }) {
  const { film, fail, retry } = useFilm()
  const [report] = useState(() =>
    reportWatching((percentage) => track({ name: 'tutorial_milestone', properties: { percentage } })),
  )
  const shown = useRef(false)
  useEffect(() => {
    if (film.phase === 'ready') shown.current = true
  }, [film.phase])
  const close = () => {
    if (shown.current) report.closed()
    onClose()
  }
  return (
    <Dialog title={film.phase === 'failed' ? 'Tutorial' : `Welcome to ${product.name}`} onClose={close}>
      {film.phase === 'loading' && (
        <div className={classes.screen} role="status">
          <span className={classes.light} aria-hidden="true" />
          <p>Loading the film...</p>
        </div>
      )}
      {film.phase === 'ready' && <FilmPlayer url={film.url} report={report} onError={fail} />}
      {film.phase === 'failed' && <Unavailable onRetry={retry} onClose={close} />}
    </Dialog>
  )
}
