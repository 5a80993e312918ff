import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { archiveName } from './archive.ts'
import { fetchArchive } from './fetch-file.ts'

export type Export =
  | { status: 'idle' }
  | { status: 'running'; bytes: number }
  | { status: 'saved'; name: string; bytes: number }
  | { status: 'failed'; message: string }

/** Fetches the archive and saves it once it is whole. Whoever leaves the page stops it. */
export function useExport() {
  const [state, setState] = useState<Export>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const begin = async () => {
    const leaving = new AbortController()
    running.current = leaving
    setState({ status: 'running', bytes: 0 })
    try {
      const onBytes = (bytes: number) => setState({ status: 'running', bytes })
      const archive = await fetchArchive({ signal: leaving.signal, onBytes })
      const name = archiveName(new Date())
      saveFile(archive, name)
      setState({ status: 'saved', name, bytes: archive.size })
    } catch (thrown) {
      if (!leaving.signal.aborted) setState({ status: 'failed', message: readerMessage(thrown) })
    }
  }
  const stop = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  return { state, begin, stop }
}
