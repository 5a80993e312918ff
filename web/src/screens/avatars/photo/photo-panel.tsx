import { avatarUpload } from '@glimmer/contract/avatar-styles'
import { type ChangeEvent, useEffect, useState } from 'react'
import { useSettled } from '#lib/debounced-value.ts'
import { useAccount } from '#member/account-context.tsx'
import { useDraftOnUnload } from '#member/draft-on-unload.ts'
import { readDraft } from '#member/drafts.ts'
import { Button } from '#platform/ui/button.tsx'
import { PhotoIcon } from '#platform/ui/tool-icons.tsx'
import type { Keep } from '../saved/use-keep.ts'
import type { Shown } from '../shown.ts'
import { firstCrop } from './crop.ts'
import { CropBox } from './crop-box.tsx'
import { cropAddress, cutOut } from './cut-out.ts'
import classes from './photo-panel.module.css'
import { readPhoto } from './read-photo.ts'
import { type Cropping, fromWords, toWords } from './stored-crop.ts'

interface PhotoPanelProps {
  keep: Keep
  /** The picture to look at, as it is cropped; nothing when there is none. */
  onShow: (picture: Shown | undefined) => void
}

/** How long, in milliseconds, a hand rests before the large picture follows the crop. */
const restMs = 120

/** A picture of one's own: chosen, cropped here, and only the cropped part is sent. */
export function PhotoPanel({ keep, onShow }: PhotoPanelProps) {
  const [chosen, setChosen] = useTakenUp()
  const [problem, setProblem] = useState<string>()
  const looked = useSettled(chosen, restMs)
  useEffect(() => {
    // One that has been replaced meanwhile is closed already.
    if (looked && looked.picture.width > 0)
      onShow({ imageUrl: cropAddress(looked.picture, looked.crop), alt: 'Your picture, as it is cropped' })
    return () => onShow(undefined)
  }, [looked, onShow])

  const open = async (file: File | undefined) => {
    if (!file) return
    const photo = await readPhoto(file)
    chosen?.picture.close()
    setProblem(photo.ok ? undefined : photo.why)
    setChosen(photo.ok ? { picture: photo.picture, crop: firstCrop(photo.picture) } : undefined)
  }
  const send = async (wear: boolean) => {
    if (!chosen || keep.saving) return
    const photo = await cutOut(chosen.picture, chosen.crop)
    const { ok } = await (wear ? keep.keepAndWear({ photo }) : keep.keep({ photo }))
    if (ok) setChosen(undefined)
  }
  return (
    <div className={classes.panel}>
      <h2>Use a picture of your own</h2>
      <FilePick replace={chosen !== undefined} onFile={(file) => void open(file)} />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {chosen && (
        <>
          <CropBox picture={chosen.picture} crop={chosen.crop} onCrop={(crop) => setChosen({ ...chosen, crop })} />
          <div className={classes.ways}>
            <Button aria-disabled={keep.saving} onClick={() => void send(true)}>
              Save and use
            </Button>
            <Button variant="ghost" aria-disabled={keep.saving} onClick={() => void send(false)}>
              Save for later
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

const form = 'avatar-photo'
const nothing = {}

/** What is being cropped; a picture that was left behind when the session or the page ended is taken up again. */
function useTakenUp() {
  const person = useAccount().user?._id ?? ''
  const [left, setLeft] = useState(() => readDraft(sessionStorage, person, form))
  const [chosen, setChosen] = useState<Cropping>()
  // Until it is read it goes on waiting.
  useDraftOnUnload(form, () => (chosen ? toWords(chosen) : left))
  useEffect(() => {
    if (left === nothing) return
    let gone = false
    void fromWords(left).then((found) => {
      if (gone) return
      if (found) setChosen((now) => now ?? found)
      setLeft(nothing)
    })
    return () => {
      gone = true
    }
  }, [left])
  return [chosen, setChosen] as const
}

function FilePick({ replace, onFile }: { replace: boolean; onFile: (file: File | undefined) => void }) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFile(event.target.files?.[0])
    // The same file may be chosen again after it was changed.
    event.target.value = ''
  }
  return (
    <label
      className={classes.pick}
      data-small={replace || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onFile(event.dataTransfer.files[0])
      }}
    >
      <input type="file" accept={avatarUpload.types.join(',')} onChange={take} />
      <PhotoIcon />
      <b>{replace ? 'Choose another picture' : 'Choose a picture'}</b>
      {!replace && (
        <span>
          PNG, JPEG, WebP or AVIF, up to 5 MB. It is cropped on this device; where and when it was taken is left out.
        </span>
      )}
    </label>
  )
}
