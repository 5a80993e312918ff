import { reauthenticatedMessage } from '#member/reauthenticate.ts'
import { useOnline } from '#platform/api/connection.ts'
import { Button } from '#platform/ui/button.tsx'
import { DownloadIcon } from '#platform/ui/tool-icons.tsx'
import classes from '../settings.module.css'
import { sizeOf } from './archive.ts'
import { type ExportState, useExport } from './use-export.ts'

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
