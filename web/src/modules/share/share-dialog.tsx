import type { Affirmation } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { type Scene as Palette, scenes, themeNames } from '@glimmer/contract/themes'
import { typeset } from '@glimmer/lib/typeset'
import { frames, type Shape, shapes } from '@glimmer/picture/frames'
import { useState } from 'react'
import { useIsUnderAge } from '#member/account-context.tsx'
import { PictureBackdrop } from '#member/own-picture/picture-backdrop.tsx'
import { useOwnPicture } from '#member/own-picture/use-own-picture.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Scene } from '#platform/ui/scene.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { CopyIcon, DownloadIcon, ShareIcon } from '#platform/ui/tool-icons.tsx'
import { LinkPanel } from './link-panel.tsx'
import classes from './share-dialog.module.css'
import { canSharePicture, savePicture, sharePicture } from './share-picture.ts'
import { type Picture, usePicture } from './use-picture.ts'

/** Shares a line: as a picture in a chosen shape and scene, and by a link that plays it. */
export function ShareDialog({ line, onClose }: { line: Affirmation; onClose: () => void }) {
  const [shape, setShape] = useState<Shape>('square')
  const own = line.themes[0] ?? 'glimmer'
  const [behind, setBehind] = useState<Palette | 'photo'>(own)
  const { picture: photo } = useOwnPicture()
  const scene = behind === 'photo' ? own : behind
  const picture = usePicture(line, shape, scene, behind === 'photo' && photo ? photo : undefined)
  const isUnderAge = useIsUnderAge()
  return (
    <Dialog title="Share this line" onClose={onClose} toastsAtTop>
      <div className={classes.columns}>
        <Preview picture={picture} shape={shape} text={line.text} />
        <div className={`stack ${classes.choices}`}>
          <ShapeChoice chosen={shape} onChoose={setShape} />
          <SceneChoice chosen={behind} own={own} photo={photo ?? undefined} onChoose={setBehind} />
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

function nameOf(scene: Palette | 'photo'): string {
  if (scene === 'photo') return 'Your picture'
  return scene === 'glimmer' ? product.name : themeNames[scene]
}

interface SceneChoiceProps {
  chosen: Palette | 'photo'
  /** The line's own scene, listed first. */
  own: Palette
  /** The user's own picture; listed last, so that it is in what they share only if they choose it. */
  photo: Blob | undefined
  onChoose: (behind: Palette | 'photo') => void
}

/** Chooses what is behind the line. */
function SceneChoice({ chosen, own, photo, onChoose }: SceneChoiceProps) {
  const choices = [own, ...scenes.filter((scene) => scene !== own), ...(photo ? (['photo'] as const) : [])]
  return (
    <fieldset className={classes.scenes}>
      <legend>
        Scene: <span className={classes.chosen}>{nameOf(chosen)}</span>
      </legend>
      <div>
        {choices.map((choice) => (
          <label key={choice} className={`tile ${classes.scene}`}>
            <input
              type="radio"
              name="scene"
              aria-label={nameOf(choice)}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {choice === 'photo' ? (
              <span className={classes.photo}>
                <PictureBackdrop picture={photo} />
              </span>
            ) : (
              <Scene seed={19} theme={choice} stars={0} horizon={664} sun={{ x: 720, y: 590, radius: 150 }} />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const saved = 'Saved as a picture on this device.'
const canCopy = () => globalThis.ClipboardItem !== undefined && navigator.clipboard !== undefined

/** Buttons to share the picture with the device's share sheet, if there is one, and to save or copy it. */
function PictureActions({ picture: { drawn, isDrawing, failed } }: { picture: Picture }) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const picture = isDrawing ? undefined : drawn?.picture
  const hasSheet = drawn !== undefined && canSharePicture(drawn.picture)
  const share = async () => {
    if (busy || !picture) return
    setBusy(true)
    if ((await sharePicture(picture)) === 'saved') toast({ message: saved })
    setBusy(false)
  }
  const save = () => {
    if (!picture) return
    savePicture(picture)
    toast({ message: saved })
  }
  const copy = async () => {
    if (!picture) return
    const copied = navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })])
    const message = await copied.then(
      () => 'The picture is copied.',
      () => 'Your browser wouldn’t copy it. You can save it instead.',
    )
    toast({ message })
  }
  if (failed && !isDrawing) return null
  return (
    <div className={`actions gap-s ${classes.actions}`}>
      <Button aria-busy={busy || isDrawing} onClick={() => void share()}>
        {hasSheet ? <ShareIcon /> : <DownloadIcon />}
        <span>{hasSheet ? 'Share the picture' : 'Save the picture'}</span>
      </Button>
      {hasSheet && (
        <Button variant="ghost" onClick={save}>
          <DownloadIcon />
          Save
        </Button>
      )}
      {canCopy() && (
        <Button variant="ghost" onClick={() => void copy()}>
          <CopyIcon />
          Copy
        </Button>
      )}
    </div>
  )
}
