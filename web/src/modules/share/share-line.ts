import type { Affirmation } from '@glimmer/contract'
import { saveFile } from '#lib/save-file.ts'
import { drawCard } from './draw-card.ts'

const name = 'glimmer.png'

/** `closed` where the person closed the device's own sheet again. */
export type Outcome = 'shared' | 'saved' | 'closed'

/** Hands the line as a picture to the device's own sharing, or saves it where there is none. */
export const shareLine = async (line: Affirmation, avatarPath: string | null | undefined): Promise<Outcome> =>
  handOver(await drawCard(line, avatarPath))

/** The same with a picture that is there already. */
export async function handOver(picture: Blob): Promise<Outcome> {
  const file = new File([picture], name, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return 'shared'
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'closed'
      // Refused, or no app to share with: the picture is still theirs.
    }
  }
  saveFile(file, name)
  return 'saved'
}
