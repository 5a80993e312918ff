import type { Affirmation } from '@glimmer/contract'
import { seedFrom } from '#lib/random.ts'
import { typeset } from '#lib/typeset.ts'
import {
  card,
  contextOf,
  font,
  makeReadable,
  margin,
  nameBox,
  paintLight,
  signature,
  toPicture,
  top,
} from './draw-card.ts'
import { layOut } from './lay-out.ts'
import { readPaints } from './read-paints.ts'
import { loadAvatar } from './sign-card.ts'

export interface Lines {
  title: string
  lines: readonly Pick<Affirmation, '_id' | 'text' | 'themes'>[]
}

const titleSize = 58
const underTitle = 40
const leading = 1.24
/** From one line to the next, in font sizes. */
const between = 0.55
/** The words end here, above the light. */
const room = { width: card.width - 2 * margin, height: 600 }
const sizes = [54, 48, 43, 39, 35, 31, 28] as const
/** As many lines as a picture can hold and still be read. */
const most = 5

const tracking = (size: number) => `${-0.014 * size}px`

/** All lines at the largest size at which they fit together; at the smallest where none does. */
function layOutTogether(texts: readonly string[], measure: (words: string, size: number) => number) {
  const tried = sizes.map((size) => {
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

/** Several lines under a title as a picture: over one light, in the theme of the page, with the avatar in its corner. */
export async function drawLines({ title, lines }: Lines, avatarPath?: string | null): Promise<Blob> {
  // A canvas does not wait for a font to load.
  const [avatar] = await Promise.all([
    loadAvatar(avatarPath),
    document.fonts.load(font(titleSize)),
    document.fonts.load(font(38, 450)),
  ])
  const context = contextOf()
  const [first] = lines
  const paints = readPaints(first?.themes[0])
  const measure = (words: string, size: number) => {
    context.font = font(size)
    context.letterSpacing = tracking(size)
    return context.measureText(words).width
  }
  const { size, laid, height } = layOutTogether(
    lines.slice(0, most).map(({ text }) => typeset(text)),
    measure,
  )
  const from = top + titleSize + underTitle
  const words = { y: top, width: room.width, height: Math.ceil(from - top + height) }
  paintLight(context, seedFrom(`${title} ${first?._id}`), paints, [words, nameBox])
  makeReadable(context, words, paints)
  context.fillStyle = paints.colour('--text')
  const write = (text: string, at: number, y: number) => {
    context.font = font(at)
    context.letterSpacing = tracking(at)
    context.fillText(text, margin, y + at * 0.82)
  }
  write(title, titleSize, top)
  let y = from
  for (const rows of laid) {
    for (const row of rows) {
      write(row, size, y)
      y += size * leading
    }
    y += size * between
  }
  signature(context, paints, avatar)
  return toPicture(context)
}
