import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from '#lib/router.tsx'
import { OfflineNote } from '#member/offline/offline-note.tsx'
import { HelpLink } from '#modules/care/help-link.tsx'
import { currentPlaylist, useStopAmbienceOnLeave } from '#modules/listening/current-playlist.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { CloseIcon } from '#platform/ui/icons.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { WholeWindow, WindowTitle } from '#platform/ui/whole-window.tsx'
import { BedScene } from './bed-scene.tsx'
import classes from './before-bed.module.css'
import { Playing } from './playing.tsx'
import { Setup } from './setup.tsx'

/** The full-screen end of a day: a few slow lines, background sounds, and then quiet. */
export function BeforeBed() {
  const navigate = useNavigate()
  const leave = () => navigate(paths.dashboard())
  useStopAmbienceOnLeave()
  const isPlaying = useSyncExternalStore(currentPlaylist.subscribe, currentPlaylist.get) !== undefined
  return (
    <WholeWindow className={classes.bed} aria-label="Before bed" onClose={leave}>
      <div className={classes.screen}>
        <BedScene isPlaying={isPlaying} />
        <header className={classes.bar}>
          <IconButton variant="quiet" label="Close" icon={<CloseIcon />} onClick={leave} />
          <HelpLink />
        </header>
        <Section waiting={<Skeleton />}>
          <Night />
        </Section>
      </div>
    </WholeWindow>
  )
}

/**
 * Shows the active playlist, even one started on another screen, since the mini player is hidden behind this one;
 * otherwise the setup.
 */
function Night() {
  const playlist = useSyncExternalStore(currentPlaylist.subscribe, currentPlaylist.get)
  const [dims, setDims] = useState(true)
  const [isOver, setOver] = useState(false)
  if (playlist) return <Playing playlist={playlist} dims={dims} />
  const begin = () => setOver(true)
  return (
    <>
      <div className={classes.title}>
        <WindowTitle>{isOver ? 'Sleep well' : 'Before bed'}</WindowTitle>
        <p>{isOver ? 'That’s all for today.' : 'Five slow lines, then quiet.'}</p>
        <OfflineNote>What this device holds is here, and its sounds.</OfflineNote>
      </div>
      <Setup dims={dims} onDims={setDims} onBegin={begin} />
    </>
  )
}
