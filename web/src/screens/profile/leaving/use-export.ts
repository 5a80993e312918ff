import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import { backTo, showAgain, useShownAgain } from '#member/show-again.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { paths } from '#platform/paths.ts'
import { archiveName, fetchArchive } from './archive.ts'

export type Export =
  | { status: 'idle' }
  /** They have shown once more who they are. */
  | { status: 'again' }
  | { status: 'running'; bytes: number }
  | { status: 'saved'; name: string; bytes: number }
  | { status: 'failed'; message: string }

/** Who has to show once more who they are does so, and may then begin anew; else what went wrong is said. */
async function afterFailure(thrown: unknown): Promise<Export> {
  try {
    if (await showAgain(thrown, backTo(paths.profile(), 'export'))) return { status: 'again' }
  } catch {
    // The provider is out of reach: the server's own sentence says what is wanted.
  }
  return { status: 'failed', message: readerMessage(thrown) }
}

/** Downloads the archive and saves it once it is complete. Leaving the page stops it. */
export function useExport() {
  const [state, setState] = useState<Export>({ status: useShownAgain('export') ? 'again' : 'idle' })
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
      if (!abort.signal.aborted) setState(await afterFailure(thrown))
    }
  }
  const stop = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  return { state, begin, stop }
}
