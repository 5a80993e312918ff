import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Slider } from '#platform/ui/slider.tsx'
import { atCloseness, type Crop, closeness, moved, placed, position } from './crop.ts'
import classes from './crop-box.module.css'
import { keptSide, paintCrop } from './cut-out.ts'

interface CropBoxProps {
  picture: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
}

/** How far an arrow key moves, as a share of what is seen. */
const nudge = 0.04
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-nudge, 0],
  ArrowRight: [nudge, 0],
  ArrowUp: [0, -nudge],
  ArrowDown: [0, nudge],
}

/** The kept part of a photo, as it will look; dragged, moved with the arrow keys, or set with the three sliders. */
export function CropBox({ picture, crop, onCrop }: CropBoxProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [held, setHeld] = useState<{ x: number; y: number }>()
  useEffect(() => {
    if (canvas.current) paintCrop(canvas.current, picture, crop)
  }, [picture, crop])

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!held) return
    const { width } = event.currentTarget.getBoundingClientRect()
    onCrop(moved(picture, crop, (held.x - event.clientX) / width, (held.y - event.clientY) / width))
    setHeld({ x: event.clientX, y: event.clientY })
  }
  const press = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    const closer = { '+': 0.06, '=': 0.06, '-': -0.06 }[event.key]
    if (way) onCrop(moved(picture, crop, way[0], way[1]))
    else if (closer) onCrop(atCloseness(picture, crop, closeness(picture, crop) + closer))
    else return
    event.preventDefault()
  }
  return (
    <div className={classes.box}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be dragged and draws its own frame. */}
      <div
        role="group"
        aria-label="Photo. The arrow keys move it, plus and minus change how close it is."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys it names work while it has the focus.
        tabIndex={0}
        className={classes.frame}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setHeld({ x: event.clientX, y: event.clientY })
        }}
        onPointerMove={drag}
        onPointerUp={() => setHeld(undefined)}
        onPointerCancel={() => setHeld(undefined)}
      >
        <canvas ref={canvas} width={keptSide} height={keptSide} />
      </div>
      <Sliders picture={picture} crop={crop} onCrop={onCrop} />
    </div>
  )
}

function Sliders({ picture, crop, onCrop }: CropBoxProps) {
  const at = position(picture, crop)
  return (
    <div className={classes.sliders}>
      <Place
        label="Closer"
        value={closeness(picture, crop)}
        onChange={(close) => onCrop(atCloseness(picture, crop, close))}
      />
      <Place
        label="Left to right"
        value={at.across}
        onChange={(across) => onCrop(placed(picture, crop, { ...at, across }))}
      />
      <Place label="Up and down" value={at.down} onChange={(down) => onCrop(placed(picture, crop, { ...at, down }))} />
    </div>
  )
}

/** A place between two ends, from 0 to 1, chosen in hundredths. */
const Place = ({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) => (
  <label>
    {label}
    <Slider max={100} value={value * 100} onValue={(hundredths) => onChange(hundredths / 100)} />
  </label>
)
