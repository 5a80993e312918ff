import type { Affirmation } from '@glimmer/contract'
import type { Scene } from '@glimmer/contract/themes'
import type { Shape } from '@glimmer/picture/frames'
import { useEffect, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import { drawCard } from './draw-card.ts'

interface DrawnPicture {
  picture: Blob
  /** An object URL of the picture. */
  url: string
}

export interface Picture {
  drawn?: DrawnPicture | undefined
  /** True while the next picture is drawn; the last one is shown meanwhile. */
  isDrawing: boolean
  failed: boolean
}

/** The picture of a line over its scene or a photo, drawn on this device, and drawn again when the line or the choices change. */
export function usePicture(
  { _id, text }: Pick<Affirmation, '_id' | 'text'>,
  shape: Shape,
  scene: Scene,
  photo: Blob | undefined,
): Picture {
  const avatarPath = useAccount().user?.imagePath
  const look = `${_id} ${shape} ${scene} ${photo !== undefined} ${avatarPath}`
  const [last, setLast] = useState<{ look: string; drawn?: DrawnPicture }>()
  useEffect(() => {
    let isOver = false
    drawCard({ _id, text }, { shape, scene, photo, avatarPath }).then(
      (picture) => isOver || setLast({ look, drawn: { picture, url: URL.createObjectURL(picture) } }),
      () => isOver || setLast({ look }),
    )
    return () => {
      isOver = true
    }
  }, [_id, text, shape, scene, photo, avatarPath, look])
  const url = last?.drawn?.url
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return { drawn: last?.drawn, isDrawing: last?.look !== look, failed: last !== undefined && !last.drawn }
}

/**
 * Makes and shares a picture on this device, one at a time, with the user's avatar in its corner, and reports the
 * result in a toast. `failed` is the message if it could not be made.
 */
export function useSharePicture(make: (avatar: string | null | undefined) => Promise<string>, failed: string) {
  const toast = useToast()
  const { user } = useAccount()
  const [busy, setBusy] = useState(false)
  const share = async () => {
    if (busy) return
    setBusy(true)
    try {
      if ((await make(user?.imagePath)) === 'saved') toast({ message: 'Saved as a picture on this device.' })
    } catch {
      toast({ message: failed })
    }
    setBusy(false)
  }
  return { busy, share }
}
