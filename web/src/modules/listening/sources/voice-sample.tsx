import { type ReactNode, useEffect } from 'react'
import { classNames } from '#lib/class-names.ts'
import { featureMessage } from '#platform/api/errors.ts'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { useLazyPlayer } from '../transport/use-line-player.ts'
import classes from './voice-sample.module.css'

/** How a voice sounds, by its id or 'device': to be heard before it is chosen, and never charged. */
export function useSample(choice: string) {
  const toast = useToast()
  const sample = useLazyPlayer(choice, async () => (await import('./sample-player.ts')).samplePlayer(choice))
  const { phase, error } = sample.state
  useEffect(() => {
    if (phase === 'failed') toast({ message: featureMessage(error, 'This voice could not be reached just now.') })
  }, [phase, error, toast])
  return sample
}

interface SampleButtonProps {
  /** What it shows while it does not play. */
  icon?: ReactNode
  sample: ReturnType<typeof useSample>
  /** Of the voice. */
  name: string
  className?: string | undefined
}

/** Hear how a voice sounds. */
export function SampleButton({ sample: { player, state }, name, icon, className }: SampleButtonProps) {
  const playing = state.phase === 'playing'
  return (
    <button
      type="button"
      className={classNames(classes.sample, className)}
      aria-label={playing ? `Pause ${name}` : `Hear ${name}`}
      aria-busy={state.phase === 'preparing'}
      onClick={player.toggle}
    >
      {playing ? <PauseIcon /> : (icon ?? <PlayIcon />)}
    </button>
  )
}

interface VoiceSampleProps extends Omit<SampleButtonProps, 'sample'> {
  /** The id of a voice, or 'device'. */
  choice: string
}

/** The same where nothing else shows how far the sample has come. */
export const VoiceSample = ({ choice, ...rest }: VoiceSampleProps) => (
  <SampleButton sample={useSample(choice)} {...rest} />
)
