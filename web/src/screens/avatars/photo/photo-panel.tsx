import { devicePicture } from '@glimmer/contract/avatar-styles'
import { useEffect, useState } from 'react'
import { useDebouncedValue } from '#lib/debounced-value.ts'
import { useAccount } from '#member/account-context.tsx'
import { useDraftOnUnload } from '#member/draft-on-unload.ts'
import { readDraft } from '#member/drafts.ts'
import { acceptedPictures, cropDataUrl, cropToBlob, firstCrop, readPhoto } from '#modules/photo/crop.ts'
import { CropBox } from '#modules/photo/crop-box.tsx'
import { Button } from '#platform/ui/button.tsx'
import { FilePicker } from '#platform/ui/file-picker.tsx'
import { PhotoIcon } from '#platform/ui/tool-icons.tsx'
import type { AvatarSaver } from '../saved/use-avatar-saver.ts'
import type { StagePicture } from '../studio/avatar-stage.tsx'
import classes from './photo.module.css'
import { type Cropping, fromDraft, toDraft } from './stored-crop.ts'

interface PhotoPanelProps {
  saver: AvatarSaver
  /** Shows the cropped picture on the stage; undefined clears it. */
  onShow: (picture: StagePicture | undefined) => void
}

/** How long the crop must stay unchanged before the large picture is updated. */
const debounceMs = 120

/** Uploads a picture: it is cropped on this device, and only the cropped part is sent. */
export function PhotoPanel({ saver, onShow }: PhotoPanelProps) {
  const [chosen, setChosen] = useStoredPhoto()
  const [problem, setProblem] = useState<string>()
  const debounced = useDebouncedValue(chosen, debounceMs)
  useEffect(() => {
    // A picture that was replaced meanwhile is already closed.
    if (debounced && debounced.picture.width > 0)
      onShow({ imageUrl: cropDataUrl(debounced.picture, debounced.crop), alt: 'Your picture, as it is cropped' })
    return () => onShow(undefined)
  }, [debounced, onShow])

  const open = async (file: File) => {
    const photo = await readPhoto(file)
    chosen?.picture.close()
    setProblem(photo.ok ? undefined : photo.why)
    setChosen(photo.ok ? { picture: photo.picture, crop: firstCrop(photo.picture) } : undefined)
  }
  const send = async (use: boolean) => {
    if (!chosen || saver.saving) return
    const photo = await cropToBlob(chosen.picture, chosen.crop)
    const { ok } = await (use ? saver.saveAndUse({ photo }) : saver.save({ photo }))
    if (ok) setChosen(undefined)
  }
  return (
    <div className={`stack gap-l ${classes.panel}`}>
      <h2>Use a picture of your own</h2>
      <FilePicker
        icon={<PhotoIcon />}
        title={chosen ? 'Choose another picture' : 'Choose a picture'}
        types={devicePicture.types}
        small={chosen !== undefined}
        onFile={(file) => void open(file)}
      >
        {acceptedPictures} We crop it on this device, and leave out where and when it was taken.
      </FilePicker>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {chosen && (
        <>
          <CropBox
            round
            picture={chosen.picture}
            crop={chosen.crop}
            onCrop={(crop) => setChosen({ ...chosen, crop })}
          />
          <div className={`actions ${classes.actions}`}>
            <Button aria-disabled={saver.saving} onClick={() => void send(true)}>
              Save and use
            </Button>
            <Button variant="ghost" aria-disabled={saver.saving} onClick={() => void send(false)}>
              Save for later
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

const form = 'avatar-photo'
const none = {}

/** The picture being cropped; restores one that was stored when the session ended or the page was unloaded. */
function useStoredPhoto() {
  const person = useAccount().user?._id ?? ''
  const [stored, setStored] = useState(() => readDraft(sessionStorage, person, form))
  const [chosen, setChosen] = useState<Cropping>()
  // Until the stored picture has been read, it remains the draft.
  useDraftOnUnload(form, () => (chosen ? toDraft(chosen) : stored))
  useEffect(() => {
    if (stored === none) return
    let cancelled = false
    void fromDraft(stored).then((found) => {
      if (cancelled) return
      if (found) setChosen((now) => now ?? found)
      setStored(none)
    })
    return () => {
      cancelled = true
    }
  }, [stored])
  return [chosen, setChosen] as const
}
