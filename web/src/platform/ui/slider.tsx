import type { ComponentProps } from 'react'

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step' | 'value' | 'onChange'> {
  /** Whole numbers, all three; it begins at 0. */
  max: number
  step?: number
  value: number
  onValue: (value: number) => void
}

/**
 * The place nearest to `value` that a slider can stand at. Given any other it moves there by itself, which React takes
 * for a hand: letting go of it would then bring back what was before.
 */
export const placeOnSlider = (value: number, max: number, step: number) =>
  Math.max(0, Math.min(Math.round(value / step), Math.floor(max / step))) * step

/** A range one drags along or steps through with the arrow keys. */
export const Slider = ({ max, step = 1, value, onValue, ...rest }: SliderProps) => (
  <input
    {...rest}
    type="range"
    min={0}
    max={max}
    step={step}
    value={placeOnSlider(value, max, step)}
    onChange={(event) => onValue(event.target.valueAsNumber)}
  />
)
