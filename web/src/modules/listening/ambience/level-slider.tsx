import { Slider } from '#platform/ui/slider.tsx'
import classes from './level-slider.module.css'

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
      <span className={classes.words} aria-hidden="true">
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
