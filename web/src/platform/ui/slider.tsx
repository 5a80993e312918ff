import type { ComponentProps } from 'react'

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step' | 'value' | 'onChange'> {
  /** The maximum, the step and the value are whole numbers; the minimum is 0. */
  max: number
  step?: number
  value: number
  onValue: (value: number) => void
}

/**
 * The step of a slider nearest to `value`. The browser would move the slider from any other value to that step, which
 * React takes for an input: releasing it would then restore the previous value.
 */
export const nearestStep = (value: number, max: number, step: number) =>
  Math.max(0, Math.min(Math.round(value / step), Math.floor(max / step))) * step

/** A range input, dragged or stepped through with the arrow keys. */
export const Slider = ({ max, step = 1, value, onValue, ...rest }: SliderProps) => (
  <input
    {...rest}
    type="range"
    min={0}
    max={max}
    step={step}
    value={nearestStep(value, max, step)}
    onChange={(event) => onValue(event.target.valueAsNumber)}
  />
)
