import { type ReactNode, useEffect } from 'react'
import { classNames } from '#lib/class-names.ts'
import { featureMessage } from '#platform/api/errors.ts'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import type { LinePlayer } from './transport/line-player.ts'
import { useLazyPlayer } from './use-line-player.ts'
import classes from './voice-sample.module.css'

type Players = typeof import('./sources/sample-player.ts')

/** A short sound, loaded on first play and replaced when `key` changes; a toast reports a failure. */
function useShortSound(key: string, make: (players: Players) => LinePlayer) {
  const toast = useToast()
  const sample = useLazyPlayer(key, async () => make(await import('./sources/sample-player.ts')))
  const { phase, error } = sample.state
  useEffect(() => {
    const message = phase === 'failed' && featureMessage(error, 'We couldn’t reach this voice just now.')
    if (message) toast({ message })
  }, [phase, error, toast])
  return sample
}

/** The sample of a voice, by its id or 'device', to be heard before choosing it; never charged. */
export const useSample = (choice: string) => useShortSound(choice, ({ samplePlayer }) => samplePlayer(choice))

/** How a name sounds in a voice. */
export const useSpokenName = (voice: string, respelling: string) =>
  useShortSound(`${voice} ${respelling}`, ({ namePlayer }) => namePlayer(voice, respelling))

interface SampleButtonProps {
  /** The icon while it is not playing. */
  icon?: ReactNode
  sample: ReturnType<typeof useSample>
  /** The name of the voice, or what is said. */
  name: string
  disabled?: boolean
  className?: string | undefined
}

/** Plays or pauses a sample. */
export function SampleButton({ sample: { player, state }, name, icon, disabled, className }: SampleButtonProps) {
  const playing = state.phase === 'playing'
  return (
    <button
      type="button"
      className={classNames('sun', classes.sample, className)}
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
  /** A voice id, or 'device'. */
  choice: string
}

/** The same with its own player, for places that do not show the sample's progress. */
export const VoiceSample = ({ choice, ...rest }: VoiceSampleProps) => (
  <SampleButton sample={useSample(choice)} {...rest} />
)
