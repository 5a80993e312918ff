import type { ReactNode } from 'react'
import { SampleButton, useSample } from '#modules/listening/voice-sample.tsx'
import { Wave, waveBars } from '#modules/listening/wave.tsx'
import { RadioCard } from '#platform/ui/radio-card.tsx'
import classes from './voice.module.css'

/** The number of bars in a voice's waveform. */
const waveLength = 16

export interface VoiceCardProps {
  /** The id by which its sample is requested. */
  id: string
  name: string
  /** The accent: "Scottish English, male". */
  accent: string
  /** The kind of voice and what it costs, in a word each. */
  facts: readonly string[]
  /** Anything else, such as the plan that opens it. */
  note?: ReactNode
  locked?: boolean
  checked: boolean
  onChoose: () => void
}

/** One voice: its sample with progress, and a radio button if the plan includes it. */
export function VoiceCard({ id, name, accent, facts, note, locked = false, checked, onChoose }: VoiceCardProps) {
  const sample = useSample(id)
  const { ms, durationMs } = sample.state
  return (
    <div className={classes.voice}>
      <RadioCard
        inset
        name="voice"
        value={id}
        title={name}
        note={
          <>
            {accent}
            <span className={classes.facts}>{facts.join(' · ')}</span>
            {note}
          </>
        }
        checked={checked}
        disabled={locked}
        onChoose={onChoose}
      >
        <Wave className={classes.wave} heights={waveBars(id, waveLength)} done={durationMs > 0 ? ms / durationMs : 0} />
      </RadioCard>
      <SampleButton sample={sample} name={name} className={classes.sample} />
    </div>
  )
}
