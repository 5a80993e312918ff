import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import {
  reauthenticatedMessage,
  reauthenticateIfRequired,
  reauthenticationReturnTo,
  useReauthenticationPurpose,
} from '#member/reauthenticate.ts'
import { useOnline } from '#platform/api/connection.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { DownloadIcon } from '#platform/ui/tool-icons.tsx'
import classes from '../settings.module.css'
import { archiveName, fetchArchive, sizeOf } from './archive.ts'

/** Starts, stops and retries the export, and shows its progress. */
export function ExportButton() {
  const { state, begin, stop } = useExport()
  const online = useOnline()
  return (
    <div className={`stack start gap-sm ${classes.exportRow}`}>
      {state.status === 'running' ? (
        <Button variant="ghost" small onClick={stop}>
          Stop
        </Button>
      ) : (
        <Button variant="ghost" small disabled={!online} onClick={() => void begin()}>
          <DownloadIcon />
          {state.status === 'failed' ? 'Try the export again' : 'Export my data'}
        </Button>
      )}
      <ExportStatus state={state} online={online} />
    </div>
  )
}

/** Screen readers announce the outcome, but not the progress. */
const ExportStatus = ({ state, online }: { state: ExportState; online: boolean }) => (
  <>
    {state.status === 'running' && (
      <p className={`stack ${classes.status}`}>
        <progress aria-label="Preparing your export" />
        {state.bytes === 0 ? 'Gathering…' : `${sizeOf(state.bytes)} so far`}
      </p>
    )}
    <p className={`stack ${classes.status}`} role="status">
      {state.status === 'reauthenticated' && <span>{reauthenticatedMessage}</span>}
      {state.status === 'saved' && <span>{`Saved as ${state.name}, ${sizeOf(state.bytes)}. It’s complete.`}</span>}
      {state.status === 'failed' && <span>{`Nothing was saved. ${state.message}`}</span>}
      {state.status === 'idle' && !online && <span>The export needs a connection.</span>}
    </p>
  </>
)

export type ExportState =
  | { status: 'idle' }
  /** The user has signed in again to confirm. */
  | { status: 'reauthenticated' }
  | { status: 'running'; bytes: number }
  | { status: 'saved'; name: string; bytes: number }
  | { status: 'failed'; message: string }

/**
 * If a fresh sign-in is required, has the user sign in again, after which they can start over; otherwise describes the
 * failure.
 */
async function stateAfterFailure(thrown: unknown): Promise<ExportState> {
  try {
    if (await reauthenticateIfRequired(thrown, `${reauthenticationReturnTo(paths.profile(), 'export')}#your-data`))
      return { status: 'reauthenticated' }
  } catch {
    // The provider is unreachable: show the server's own message, which says what is needed.
  }
  return { status: 'failed', message: readerMessage(thrown) }
}

/** Downloads the archive and saves it once complete. Unmounting aborts it. */
function useExport() {
  const reauthenticatedFor = useReauthenticationPurpose('export')
  const [state, setState] = useState<ExportState>({ status: reauthenticatedFor ? 'reauthenticated' : 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const begin = async () => {
    const abort = new AbortController()
    running.current = abort
    setState({ status: 'running', bytes: 0 })
    try {
      const onBytes = (bytes: number) => setState({ status: 'running', bytes })
      const archive = await fetchArchive({ signal: abort.signal, onBytes })
      const name = archiveName(new Date())
      saveFile(archive, name)
      setState({ status: 'saved', name, bytes: archive.size })
    } catch (thrown) {
      if (!abort.signal.aborted) setState(await stateAfterFailure(thrown))
    }
  }
  const stop = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  return { state, begin, stop }
}
