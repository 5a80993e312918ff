import { drawLines, type Lines } from './draw-lines.ts'
import { type Outcome, sharePicture } from './share-picture.ts'

/** Shares several lines under a title as one picture, with the device's share sheet or else as a download. */
export const shareLines = async (lines: Lines, avatarPath: string | null | undefined): Promise<Outcome> =>
  sharePicture(await drawLines(lines, avatarPath))
