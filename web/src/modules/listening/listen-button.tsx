import { useState } from 'react'
import { generalMessage } from '#platform/api/errors.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Button } from '#platform/ui/button.tsx'
import { PlayIcon } from '#platform/ui/icons.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import type { Line } from './sources/find-voice-source.ts'

const PlaylistDialog = onDemand(() => import('./playlist/playlist-dialog.tsx').then((m) => m.PlaylistDialog))

interface ListenButtonProps {
  /** What is played, as the mini player shows it: "Favourites". */
  title: string
  /** The dialog's heading; without one the title is quoted: a collection's name is the user's. */
  heading?: string
  /** Loads the lines, in playing order; called when the button is pressed. */
  load: () => Promise<readonly Line[]>
}

/** Opens the playlist dialog to play several lines one after the other. */
export function ListenButton({ title, heading = `Listen to “${title}”`, load }: ListenButtonProps) {
  const toast = useToast()
  const [lines, setLines] = useState<readonly Line[]>([])
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    if (busy) return
    setBusy(true)
    try {
      setLines(await load())
    } catch (thrown) {
      toast({ message: generalMessage(thrown) ?? 'We couldn’t load those lines just now.' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="ghost" small aria-busy={busy} aria-disabled={busy} onClick={() => void ask()}>
        <PlayIcon />
        Listen
      </Button>
      {lines.length > 0 && (
        <PlaylistDialog title={title} heading={heading} lines={lines} onClose={() => setLines([])} />
      )}
    </>
  )
}
