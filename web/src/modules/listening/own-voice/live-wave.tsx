import { useEffect, useState } from 'react'
import { formatDuration } from '#lib/format-duration.ts'
import { Wave } from '../transport/wave.tsx'
import classes from './live-wave.module.css'
import { watchMicrophoneLevel } from './microphone.ts'
import { maxRecordingMs } from './use-recorder.ts'

const bars = 40
const barMs = 120
const silence: readonly number[] = Array.from({ length: bars }, () => 3)

/** An ear hears in ratios: a whisper is seen, and a call still fits. */
const heightOf = (loudness: number) => Math.min(38, 3 + 70 * Math.sqrt(loudness))

/** What the microphone hears just now, as a wave, and for how long: to see that one is heard. */
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
