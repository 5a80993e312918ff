import { drawLines, type Lines } from './draw-lines.ts'
import { handOver, type Outcome } from './hand-over.ts'

/** Hands several lines under a title as one picture to the device's own sharing, or saves it where there is none. */
export const shareLines = async (lines: Lines, avatarPath: string | null | undefined): Promise<Outcome> =>
  handOver(await drawLines(lines, avatarPath))
