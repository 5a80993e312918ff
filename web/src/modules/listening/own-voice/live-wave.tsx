import { useEffect, useState } from 'react'
import { formatDuration } from '#lib/format-time.ts'
import { Wave } from '../wave.tsx'
import classes from './live-wave.module.css'
import { watchMicrophoneLevel } from './microphone.ts'
import { maxRecordingMs } from './use-recorder.ts'

const bars = 40
const barMs = 120
const silence: readonly number[] = Array.from({ length: bars }, () => 3)

/** Hearing is logarithmic: a whisper is visible, and a shout still fits. */
const heightOf = (loudness: number) => Math.min(38, 3 + 70 * Math.sqrt(loudness))

/** The microphone's level as a live wave, with the elapsed time, so that the user sees they are being heard. */
export function LiveWave({ stream }: { stream: MediaStream }) {
  const [{ heights, ms }, setLevels] = useState({ heights: silence, ms: 0 })
  useEffect(() => {
    let loudest = 0
    let since = 0
    return watchMicrophoneLevel(stream, (loudness, elapsedMs) => {
      loudest = Math.max(loudest, loudness)
      since += elapsedMs
      if (since < barMs) return
      const [height, passed] = [heightOf(loudest), since]
      loudest = 0
      since = 0
      setLevels((before) => ({ heights: [...before.heights.slice(1), height], ms: before.ms + passed }))
    })
  }, [stream])
  return (
    <div className={classes.live}>
      <Wave className={classes.wave} heights={heights} done={1} />
      <span role="timer">
        {formatDuration(ms)} / {formatDuration(maxRecordingMs)}
      </span>
    </div>
  )
}
