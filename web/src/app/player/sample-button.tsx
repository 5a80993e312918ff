import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { featureMessage } from '../../api/errors.ts'
import { classNames } from '../../ui/class-names.ts'
import { PauseIcon, SoundIcon } from '../../ui/icons.tsx'
import { useToast } from '../../ui/toast.tsx'
import { playerOnDemand } from './player-on-demand.ts'
import classes from './sample-button.module.css'

interface SampleButtonProps {
  /** The id of a voice, or 'device'. */
  choice: string
  name: string
  className?: string | undefined
}

/** Hear how a voice sounds before it is chosen; never charged. */
export function SampleButton({ choice, name, className }: SampleButtonProps) {
  const toast = useToast()
  const player = useMemo(() => playerOnDemand(async () => (await import('./sample.ts')).samplePlayer(choice)), [choice])
  const { phase, error } = useSyncExternalStore(player.subscribe, player.get)
  useEffect(() => () => player.close(), [player])
  useEffect(() => {
    if (phase === 'failed') toast({ message: featureMessage(error, 'This voice could not be reached just now.') })
  }, [phase, error, toast])
  const playing = phase === 'playing'
  return (
    <button
      type="button"
      className={classNames(classes.sample, className)}
      aria-label={playing ? `Pause ${name}` : `Hear ${name}`}
      aria-busy={phase === 'preparing'}
      onClick={player.toggle}
    >
      {playing ? <PauseIcon /> : <SoundIcon />}
    </button>
  )
}
