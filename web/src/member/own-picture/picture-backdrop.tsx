import { veilOver } from '@glimmer/picture/veil'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { readSceneColours } from '#platform/ui/scene/scene-colours.ts'
import { useTheme } from '#platform/ui/theme.ts'
import classes from './picture-backdrop.module.css'
import { useOwnPicture } from './use-own-picture.ts'

/** The user's own picture behind text; `instead` if there is none that can be shown. The box around both must be positioned and isolated. */
export function OwnBackdrop({ instead }: { instead: ReactNode }) {
  const { picture } = useOwnPicture()
  const [isBroken, setBroken] = useState(false)
  return picture === null || isBroken ? instead : <PictureBackdrop picture={picture} onBroken={() => setBroken(true)} />
}

/** A picture, and the veil over it with which text on any part of it can be read. Nothing until it has been decoded. */
export function PictureBackdrop({ picture, onBroken }: { picture: Blob | undefined; onBroken?: () => void }) {
  const url = useObjectUrl(picture)
  const [image, setImage] = useState<HTMLImageElement>()
  const { dark } = useTheme()
  const [veil, setVeil] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours that are read depend on the theme.
  useEffect(() => {
    if (image) setVeil(veilFor(image))
  }, [image, dark])
  return (
    <>
      {url && (
        <img
          className={`cover ${classes.picture}`}
          src={url}
          alt=""
          hidden={veil === undefined}
          onError={onBroken}
          onLoad={({ currentTarget }) => setImage(currentTarget)}
        />
      )}
      <span
        data-veil
        className={`cover ${classes.veil}`}
        style={{ '--opacity': veil } as CSSProperties}
        aria-hidden="true"
      />
    </>
  )
}

/** The object URL of a picture, while it is shown. */
function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const fresh = URL.createObjectURL(picture)
    setUrl(fresh)
    return () => URL.revokeObjectURL(fresh)
  }, [picture])
  return url
}

/** A picture is judged on a small copy, in which single bright points no longer count. */
const judgedSide = 64

function veilFor(image: HTMLImageElement): number {
  const context = new OffscreenCanvas(judgedSide, judgedSide).getContext('2d')
  if (!context) return 1
  context.drawImage(image, 0, 0, judgedSide, judgedSide)
  return veilOver([context.getImageData(0, 0, judgedSide, judgedSide)], readSceneColours(undefined))
}
