import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { CopyIcon, DownloadIcon, ShareIcon } from '#platform/ui/tool-icons.tsx'
import classes from './share-dialog.module.css'
import { canSharePicture, savePicture, sharePicture } from './share-picture.ts'
import type { Picture } from './use-picture.ts'

const saved = 'Saved as a picture on this device.'
const canCopy = () => globalThis.ClipboardItem !== undefined && navigator.clipboard !== undefined

/** Buttons to share the picture with the device's share sheet, if there is one, and to save or copy it. */
export function PictureActions({ picture: { drawn, isDrawing, failed } }: { picture: Picture }) {
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
