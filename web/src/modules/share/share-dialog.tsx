import type { Affirmation } from '@glimmer/contract'
import type { Scene } from '@glimmer/contract/themes'
import { useState } from 'react'
import { typeset } from '#lib/typeset.ts'
import { useIsUnderAge } from '#member/account-context.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { frames, type Shape, shapes } from './frames.ts'
import { LinkPanel } from './link-panel.tsx'
import { PictureActions } from './picture-actions.tsx'
import { SceneChoice } from './scene-choice.tsx'
import classes from './share-dialog.module.css'
import { type Picture, usePicture } from './use-picture.ts'

/** Shares a line: as a picture in a chosen shape and scene, and by a link that plays it. */
export function ShareDialog({ line, onClose }: { line: Affirmation; onClose: () => void }) {
  const [shape, setShape] = useState<Shape>('square')
  const [scene, setScene] = useState<Scene>(line.themes[0] ?? 'glimmer')
  const picture = usePicture(line, shape, scene)
  const isUnderAge = useIsUnderAge()
  return (
    <Dialog title="Share this line" onClose={onClose} toastsAtTop>
      <div className={classes.columns}>
        <Preview picture={picture} shape={shape} text={line.text} />
        <div className={`stack ${classes.choices}`}>
          <ShapeChoice chosen={shape} onChoose={setShape} />
          <SceneChoice chosen={scene} own={line.themes[0]} onChoose={setScene} />
          <PictureActions picture={picture} />
        </div>
      </div>
      {!isUnderAge && <LinkPanel line={line} scene={scene} />}
    </Dialog>
  )
}

/** The finished picture; its space is reserved before it is drawn. */
const Preview = ({ picture, shape, text }: { picture: Picture; shape: Shape; text: string }) => (
  <div className={classes.preview} aria-busy={picture.isDrawing}>
    {picture.failed && !picture.isDrawing ? (
      <p role="alert">We couldn’t make the picture here. Your line is safe.</p>
    ) : (
      picture.drawn && (
        <img
          src={picture.drawn.url}
          alt={`The picture: “${typeset(text)}”`}
          width={frames[shape].width}
          height={frames[shape].height}
        />
      )
    )}
  </div>
)

const names: Record<Shape, string> = { story: 'Story', square: 'Square', card: 'Card' }

/** Chooses the shape of the picture. */
const ShapeChoice = ({ chosen, onChoose }: { chosen: Shape; onChoose: (shape: Shape) => void }) => (
  <fieldset className={classes.shapes}>
    <legend>Shape</legend>
    {shapes.map((shape) => (
      <label key={shape} className={`tile ${classes.shape}`}>
        <input type="radio" name="shape" checked={shape === chosen} onChange={() => onChoose(shape)} />
        <span>
          <i className={`middle ${classes.outline}`} data-shape={shape} aria-hidden="true" />
          {names[shape]}
        </span>
      </label>
    ))}
  </fieldset>
)
