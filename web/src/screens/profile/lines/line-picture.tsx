import { devicePicture } from '@glimmer/contract/avatar-styles'
import { useState } from 'react'
import { PictureBackdrop } from '#member/own-picture/picture-backdrop.tsx'
import { useOwnPicture } from '#member/own-picture/use-own-picture.ts'
import { acceptedPictures, type Crop, cropToBlob, firstCrop, readPhoto } from '#modules/photo/crop.ts'
import { CropBox } from '#modules/photo/crop-box.tsx'
import { useIsStorageDisabled } from '#platform/storage-disabled.ts'
import { Button } from '#platform/ui/button.tsx'
import { FilePicker } from '#platform/ui/file-picker.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { PhotoIcon } from '#platform/ui/tool-icons.tsx'
import classes from './line-picture.module.css'

/** The side of the stored picture, in pixels: sharp on a large window, and some hundreds of kilobytes. */
const storedSide = 1600

/** Chooses a picture of the user's own to be shown behind their line, on this device only. */
export function LinePicture() {
  const { picture, save } = useOwnPicture()
  const [chosen, setChosen] = useState<{ picture: ImageBitmap; crop: Crop }>()
  const [problem, setProblem] = useState<string>()
  const toast = useToast()
  const isStorageDisabled = useIsStorageDisabled()
  const clear = () => {
    chosen?.picture.close()
    setChosen(undefined)
  }
  const open = async (file: File) => {
    const photo = await readPhoto(file)
    setProblem(photo.ok ? undefined : photo.why)
    clear()
    if (photo.ok) setChosen({ picture: photo.picture, crop: firstCrop(photo.picture) })
  }
  const store = async (next: Blob | undefined, message: string) => {
    try {
      await save(next)
      clear()
      setProblem(undefined)
      toast({ message })
    } catch {
      setProblem('This browser couldn’t keep the picture. It may be out of space, or refuse to store anything.')
    }
  }
  const use = async () => {
    if (chosen)
      await store(await cropToBlob(chosen.picture, chosen.crop, storedSide), 'Your picture is behind your line.')
  }
  return (
    <section className="stack" aria-labelledby="line-picture">
      <h3 id="line-picture">A picture of yours behind your line</h3>
      <p className="muted">
        {isStorageDisabled
          ? 'You asked this device to keep nothing (under “Privacy”), so it can’t keep a picture either.'
          : 'It stays in this browser and is never sent anywhere. Signing out removes it.'}
      </p>
      {!isStorageDisabled && (
        <>
          {picture && !chosen && (
            <div className={classes.preview}>
              <PictureBackdrop picture={picture} />
              <p>I can take this one step at a time.</p>
            </div>
          )}
          <FilePicker
            icon={<PhotoIcon />}
            title={picture || chosen ? 'Choose another picture' : 'Choose a picture'}
            types={devicePicture.types}
            small={picture !== null || chosen !== undefined}
            onFile={(file) => void open(file)}
          >
            {acceptedPictures}
          </FilePicker>
          {problem && (
            <p className="error" role="alert">
              {problem}
            </p>
          )}
          {chosen ? (
            <>
              <CropBox picture={chosen.picture} crop={chosen.crop} onCrop={(crop) => setChosen({ ...chosen, crop })} />
              <p className="muted small">Wide and tall windows show the middle of it.</p>
              <div className="actions">
                <Button onClick={() => void use()}>Put it behind my line</Button>
                <Button variant="ghost" onClick={clear}>
                  Cancel
                </Button>
              </div>
            </>
          ) : (
            picture && (
              <div className="actions">
                <Button variant="ghost" onClick={() => void store(undefined, 'Your line has its drawn scene again.')}>
                  Remove the picture
                </Button>
              </div>
            )
          )}
        </>
      )}
    </section>
  )
}
