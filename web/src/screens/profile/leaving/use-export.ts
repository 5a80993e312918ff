import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import {
  reauthenticateIfRequired,
  reauthenticationReturnTo,
  useReauthenticationPurpose,
} from '#member/reauthenticate.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { paths } from '#platform/paths.ts'
import { archiveName, fetchArchive } from './archive.ts'

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
    if (await reauthenticateIfRequired(thrown, reauthenticationReturnTo(paths.profile(), 'export')))
      return { status: 'reauthenticated' }
  } catch {
    // The provider is unreachable: show the server's own message, which says what is needed.
  }
  return { status: 'failed', message: readerMessage(thrown) }
}

/** Downloads the archive and saves it once complete. Unmounting aborts it. */
export function useExport() {
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
