import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import classes from './sample-button.module.css'
import { useSample } from './use-sample.ts'

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

interface SampleOfProps extends Omit<SampleButtonProps, 'sample'> {
  /** The id of a voice, or 'device'. */
  choice: string
}

/** The same where nothing else shows how far the sample has come. */
export const SampleOf = ({ choice, ...rest }: SampleOfProps) => <SampleButton sample={useSample(choice)} {...rest} />
