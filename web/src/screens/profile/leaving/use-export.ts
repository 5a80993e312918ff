import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { archiveName, fetchArchive } from './archive.ts'

export type Export =
  | { status: 'idle' }
  | { status: 'running'; bytes: number }
  | { status: 'saved'; name: string; bytes: number }
  | { status: 'failed'; message: string }

/** Downloads the archive and saves it once it is complete. Leaving the page stops it. */
export function useExport() {
  const [state, setState] = useState<Export>({ status: 'idle' })
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
      if (!abort.signal.aborted) setState({ status: 'failed', message: readerMessage(thrown) })
    }
  }
  const stop = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  return { state, begin, stop }
}
