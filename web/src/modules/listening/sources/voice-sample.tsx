import { type ReactNode, useEffect } from 'react'
import { classNames } from '#lib/class-names.ts'
import { featureMessage } from '#platform/api/errors.ts'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import type { LinePlayer } from '../transport/line-player.ts'
import { useLazyPlayer } from '../transport/use-line-player.ts'
import classes from './voice-sample.module.css'

type Players = typeof import('./sample-player.ts')

/** A short sound that is asked for when it is first played, another one for each `key`; a toast says why it cannot be heard. */
function useShortSound(key: string, make: (players: Players) => LinePlayer) {
  const toast = useToast()
  const sample = useLazyPlayer(key, async () => make(await import('./sample-player.ts')))
  const { phase, error } = sample.state
  useEffect(() => {
    if (phase === 'failed') toast({ message: featureMessage(error, 'We couldn’t reach this voice just now.') })
  }, [phase, error, toast])
  return sample
}

/** How a voice sounds, by its id or 'device': to be heard before it is chosen, and never charged. */
export const useSample = (choice: string) => useShortSound(choice, ({ samplePlayer }) => samplePlayer(choice))

/** How a name sounds in a voice. */
export const useSpokenName = (voice: string, saidAs: string) =>
  useShortSound(`${voice} ${saidAs}`, ({ namePlayer }) => namePlayer(voice, saidAs))

interface SampleButtonProps {
  /** What it shows while it does not play. */
  icon?: ReactNode
  sample: ReturnType<typeof useSample>
  /** Of the voice, or what is said. */
  name: string
  disabled?: boolean
  className?: string | undefined
}

/** Hear how a voice sounds. */
export function SampleButton({ sample: { player, state }, name, icon, disabled, className }: SampleButtonProps) {
  const playing = state.phase === 'playing'
  return (
    <button
      type="button"
      className={classNames(classes.sample, className)}
      aria-label={playing ? `Pause ${name}` : `Hear ${name}`}
      aria-busy={state.phase === 'preparing'}
      disabled={disabled}
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
