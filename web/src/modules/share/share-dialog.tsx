import type { Affirmation } from '@glimmer/contract'
import type { Scene } from '@glimmer/contract/themes'
import { useState } from 'react'
import { useIsUnderAge } from '#member/under-age.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import type { Shape } from './frames.ts'
import { LinkPanel } from './link-panel.tsx'
import { PictureActions } from './picture-actions.tsx'
import { Preview } from './preview.tsx'
import { SceneChoice } from './scene-choice.tsx'
import { ShapeChoice } from './shape-choice.tsx'
import classes from './share-dialog.module.css'
import { usePicture } from './use-picture.ts'

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
        <div className={classes.choices}>
          <ShapeChoice chosen={shape} onChoose={setShape} />
          <SceneChoice chosen={scene} own={line.themes[0]} onChoose={setScene} />
          <PictureActions picture={picture} />
        </div>
      </div>
      {!isUnderAge && <LinkPanel line={line} scene={scene} />}
    </Dialog>
  )
}
