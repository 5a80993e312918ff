import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { Slider } from '#platform/ui/slider.tsx'
import { ambientLoops, isSilent, loopNames } from './ambience/remembered-levels.ts'
import classes from './mixer.module.css'
import { type Ambience, useAmbience } from './use-ambience.ts'

interface MixerProps {
  /** The hint that says when the sounds play, if that is not just when a slider is moved. */
  children?: ReactNode
}

/** Sliders for the background sounds; their levels are remembered. The sounds start when a slider is moved. */
export function Mixer({ children = 'They dip when the voice speaks.' }: MixerProps) {
  const ambience = useAmbience()
  return (
    <fieldset className={classes.mixer} disabled={!ambience}>
      <legend>Background sounds</legend>
      <p className={`hint ${classes.hint}`}>{children}</p>
      {ambience ? (
        <Levels ambience={ambience} />
      ) : (
        ambientLoops.map((loop) => <LevelSlider key={loop} name={loopNames[loop]} level={0} />)
      )}
    </fieldset>
  )
}

function Levels({ ambience }: { ambience: Ambience }) {
  const { levels, on } = useSyncExternalStore(ambience.subscribe, ambience.get)
  return (
    <>
      {ambientLoops.map((loop) => (
        <LevelSlider
          key={loop}
          name={loopNames[loop]}
          level={levels[loop]}
          onLevel={(level) => ambience.set(loop, level)}
        />
      ))}
      {!isSilent(levels) && (
        <Button variant="ghost" small onClick={on ? ambience.stop : ambience.play}>
          {on ? <PauseIcon /> : <PlayIcon />}
          <span>{on ? 'Stop these sounds' : 'Hear these sounds'}</span>
        </Button>
      )}
    </>
  )
}

const steps = 20

interface LevelSliderProps {
  name: string
  /** From 0 to 1. */
  level: number
  onLevel?: (level: number) => void
}

/** A slider for the level of one sound: its name, a track with a knob, and the level in words. */
export function LevelSlider({ name, level, onLevel }: LevelSliderProps) {
  const words = level === 0 ? 'Off' : `${Math.round(level * 100)}%`
  return (
    <label className={classes.level}>
      <span aria-hidden="true">{name}</span>
      <span className={`muted ${classes.words}`} aria-hidden="true">
        {words}
      </span>
      <span className={classes.track} style={{ '--share': level } as React.CSSProperties}>
        <Slider
          aria-label={name}
          aria-valuetext={words}
          max={steps}
          value={level * steps}
          onValue={(now) => onLevel?.(now / steps)}
        />
      </span>
    </label>
  )
}
