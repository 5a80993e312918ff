import type { Affirmation } from '@glimmer/contract'
import { fnv1a } from '@glimmer/lib/seeded-random'
import { typeset } from '@glimmer/lib/typeset'
import { postcard } from '@glimmer/picture/frames'
import { layOut, type Measure } from '@glimmer/picture/layout'
import { paintBehind } from '@glimmer/picture/paint-frame'
import { measureIn, writeWords } from '@glimmer/picture/paint-words'
import { readSceneColours } from '#platform/ui/scene/scene-colours.ts'
import { loadFonts, signature, surfaceOf, toPicture } from './canvas.ts'
import { loadAvatar } from './paint-signature.ts'
import { type Outcome, sharePicture } from './share-picture.ts'

export interface Lines {
  title: string
  lines: readonly Pick<Affirmation, '_id' | 'text' | 'themes'>[]
}

const titleSize = 58
const underTitle = 40
const leading = 1.24
/** The gap between two lines, in font sizes. */
const between = 0.55
const { margin, top } = postcard
const room = { width: postcard.width - 2 * margin, height: postcard.room.height }
/** The most lines that stay readable in one picture. */
const maxLines = 5

const tracking = -0.014

/** Lays out all lines at the largest size at which they fit together; at the smallest if none fits. */
function layOutTogether(texts: readonly string[], measure: Measure) {
  const tried = postcard.room.sizes.map((size) => {
    const laid = texts.map(
      (text) => layOut(text, { width: room.width, height: room.height, sizes: [size], leading }, measure).lines,
    )
    const rows = laid.flat().length
    return { size, laid, height: (rows * leading + (texts.length - 1) * between) * size }
  })
  const fitting = tried.find(({ height }) => height <= room.height) ?? tried.at(-1)
  if (!fitting) throw new Error('there are no sizes to choose from')
  return fitting
}

/**
 * Draws several lines under a title as a picture: over one scene, in the page's light or dark theme, with the avatar in
 * its corner.
 */
async function drawLines({ title, lines }: Lines, avatarPath?: string | null): Promise<Blob> {
  const [avatar] = await Promise.all([loadAvatar(avatarPath), loadFonts(postcard, titleSize)])
  const surface = surfaceOf(postcard)
  const { context } = surface
  const [first] = lines
  const sceneColours = readSceneColours(first?.themes[0])
  const { size, laid, height } = layOutTogether(
    lines.slice(0, maxLines).map(({ text }) => typeset(text)),
    measureIn(context, tracking),
  )
  const from = top + titleSize + underTitle
  const words = { y: top, width: room.width, height: Math.ceil(from - top + height) }
  paintBehind(surface, postcard, fnv1a(`${title} ${first?._id}`), sceneColours, words)
  context.fillStyle = sceneColours.colour('--text')
  const write = (text: string, size: number, y: number) => writeWords(context, text, { x: margin, y, size, tracking })
  write(title, titleSize, top)
  let y = from
  for (const rows of laid) {
    for (const row of rows) {
      write(row, size, y)
      y += size * leading
    }
    y += size * between
  }
  signature(context, postcard, sceneColours, avatar)
  return toPicture(context)
}

/** Shares several lines under a title as one picture, with the device's share sheet or else as a download. */
export const shareLines = async (lines: Lines, avatarPath: string | null | undefined): Promise<Outcome> =>
  sharePicture(await drawLines(lines, avatarPath))
