import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Slider } from '#platform/ui/slider.tsx'
import { avatarSide, type Crop, closeness, moveCrop, paintCrop, placeCrop, position, zoomCrop } from './crop.ts'
import classes from './crop-box.module.css'

interface CropBoxProps {
  picture: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
  /** Shows the circle that is left of the square. */
  round?: boolean
}

/** How far an arrow key moves, as a share of the crop's side. */
const nudge = 0.04
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-nudge, 0],
  ArrowRight: [nudge, 0],
  ArrowUp: [0, -nudge],
  ArrowDown: [0, nudge],
}

/** The cropped part of a photo, as it will look; moved by dragging, with the arrow keys, or with the three sliders. */
export function CropBox({ picture, crop, onCrop, round }: CropBoxProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [dragFrom, setDragFrom] = useState<{ x: number; y: number }>()
  useEffect(() => {
    if (canvas.current) paintCrop(canvas.current, picture, crop)
  }, [picture, crop])

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!dragFrom) return
    const { width } = event.currentTarget.getBoundingClientRect()
    onCrop(moveCrop(picture, crop, (dragFrom.x - event.clientX) / width, (dragFrom.y - event.clientY) / width))
    setDragFrom({ x: event.clientX, y: event.clientY })
  }
  const press = (event: KeyboardEvent) => {
    const direction = arrows[event.key]
    const closer = { '+': 0.06, '=': 0.06, '-': -0.06 }[event.key]
    if (direction) onCrop(moveCrop(picture, crop, direction[0], direction[1]))
    else if (closer) onCrop(zoomCrop(picture, crop, closeness(picture, crop) + closer))
    else return
    event.preventDefault()
  }
  return (
    <div className="stack gap-l">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be dragged and draws its own frame. */}
      <div
        role="group"
        aria-label="Photo. Use the arrow keys to move it, and plus and minus to zoom."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys it names work while it has the focus.
        tabIndex={0}
        className={classes.frame}
        data-round={round}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragFrom({ x: event.clientX, y: event.clientY })
        }}
        onPointerMove={drag}
        onPointerUp={() => setDragFrom(undefined)}
        onPointerCancel={() => setDragFrom(undefined)}
      >
        <canvas ref={canvas} width={avatarSide} height={avatarSide} />
      </div>
      <Sliders picture={picture} crop={crop} onCrop={onCrop} />
    </div>
  )
}

function Sliders({ picture, crop, onCrop }: CropBoxProps) {
  const at = position(picture, crop)
  return (
    <div className={`stack gap-s ${classes.sliders}`}>
      <PositionSlider
        label="Closer"
        value={closeness(picture, crop)}
        onChange={(close) => onCrop(zoomCrop(picture, crop, close))}
      />
      <PositionSlider
        label="Left to right"
        value={at.across}
        onChange={(across) => onCrop(placeCrop(picture, crop, { ...at, across }))}
      />
      <PositionSlider
        label="Up and down"
        value={at.down}
        onChange={(down) => onCrop(placeCrop(picture, crop, { ...at, down }))}
      />
    </div>
  )
}

/** A slider for a value from 0 to 1, in steps of a hundredth. */
const PositionSlider = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (value: number) => void
}) => (
  <label>
    {label}
    <Slider max={100} value={value * 100} onValue={(hundredths) => onChange(hundredths / 100)} />
  </label>
)
