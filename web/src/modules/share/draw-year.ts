import type { VisitDay } from '@glimmer/contract'
import { postcard } from '@glimmer/picture/frames'
import type { Context } from '@glimmer/picture/paint-scene'
import { writeWords } from '@glimmer/picture/paint-words'
import type { SceneColours } from '@glimmer/picture/scene-colours'
import { readSceneColours } from '#platform/ui/scene/scene-colours.ts'
import { isDark } from '#platform/ui/theme.ts'
import { loadFonts, signature, surfaceOf, toPicture } from './canvas.ts'
import { loadAvatar } from './paint-signature.ts'
import { placeFromAbove, type YearLight } from './year-lights.ts'

/** The lights of a year, and what is said above them. */
export interface YearPicture {
  title: string
  /** From when to when. */
  dates: string
  days: readonly VisitDay[]
}

const { width, height, margin, top } = postcard
const titleSize = 64
const datesSize = 34
const tracking = -0.014
/** The middle of the meadow, and how far it may reach. */
const middle = { x: width / 2, y: 730 }
const reach = 410
const petals = 5
const fullTurn = 2 * Math.PI

const colours = {
  dark: { leaf: '#3c7567', petal: '#cdb0ff', rim: '#f09a3e', glow: '190 110 255', halo: '--halo-2' },
  light: { leaf: '#4d9079', petal: '#8a45ff', rim: '#d98a24', glow: '255 178 74', halo: '--halo-1' },
} as const
type Colours = (typeof colours)[keyof typeof colours]

/** The sky of the page's theme, brightest around the meadow. */
function paintGround(context: Context, { colour }: SceneColours, { halo }: Colours) {
  const sky = context.createLinearGradient(0, 0, 0, height)
  for (const [at, name] of [
    [0, '--sky-1'],
    [0.5, '--sky-3'],
    [1, '--sky-2'],
  ] as const)
    sky.addColorStop(at, colour(name))
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  const glow = context.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, reach * 1.2)
  glow.addColorStop(0, colour(halo, 0.5))
  glow.addColorStop(1, colour(halo, 0))
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
}

const disc = (context: Context, x: number, y: number, radius: number) => {
  context.beginPath()
  context.arc(x, y, radius, 0, fullTurn)
  context.fill()
}

/** Two leaves under a light. */
function paintLeaves(context: Context, { x, y, radius, turn }: YearLight, { leaf }: Colours) {
  context.fillStyle = leaf
  for (const angle of [turn, turn + 2.3]) {
    context.save()
    context.translate(x, y)
    context.rotate(angle)
    context.beginPath()
    context.ellipse(radius * 1.25, 0, radius * 0.75, radius * 0.28, 0, 0, fullTurn)
    context.fill()
    context.restore()
  }
}

/** A light; one whose line felt true is in bloom. */
function paintLight(
  context: Context,
  { x, y, radius, turn }: YearLight,
  isInBloom: boolean,
  { petal, rim, glow }: Colours,
) {
  const around = context.createRadialGradient(x, y, radius * 0.5, x, y, radius * 2.4)
  around.addColorStop(0, `rgb(${glow} / 0.45)`)
  around.addColorStop(1, `rgb(${glow} / 0)`)
  context.fillStyle = around
  disc(context, x, y, radius * 2.4)
  if (isInBloom) {
    context.fillStyle = petal
    for (let at = 0; at < petals; at++) {
      const angle = turn + (at / petals) * fullTurn
      disc(context, x + radius * 0.72 * Math.cos(angle), y + radius * 0.72 * Math.sin(angle), radius * 0.5)
    }
  }
  const size = isInBloom ? radius * 0.48 : radius * 0.85
  const light = context.createRadialGradient(x, y + size * 0.2, 0, x, y, size)
  light.addColorStop(0, '#fff3d6')
  light.addColorStop(0.6, '#ffc57c')
  light.addColorStop(1, rim)
  context.fillStyle = light
  disc(context, x, y, size)
}

function write(context: Context, text: string, size: number, y: number) {
  writeWords(context, text, { x: margin, y, size, tracking })
}

/**
 * Draws a year's days as a meadow seen from above, in the page's light or dark theme: one light for each, from the middle
 * to the rim, with the avatar in its corner.
 */
export async function drawYear({ title, dates, days }: YearPicture, avatarPath?: string | null): Promise<Blob> {
  const [avatar] = await Promise.all([loadAvatar(avatarPath), loadFonts(postcard, titleSize)])
  const { context } = surfaceOf(postcard)
  const sceneColours = readSceneColours(undefined)
  const own = colours[isDark() ? 'dark' : 'light']
  paintGround(context, sceneColours, own)
  const lights = placeFromAbove(
    days.map(({ day }) => day),
    reach,
  )
  context.save()
  context.translate(middle.x, middle.y)
  for (const light of lights) paintLeaves(context, light, own)
  for (const [at, light] of lights.entries())
    paintLight(context, light, days[at]?.affirmation?.response === 'true', own)
  context.restore()
  context.fillStyle = sceneColours.colour('--text')
  write(context, title, titleSize, top)
  write(context, dates, datesSize, top + titleSize + 26)
  signature(context, postcard, sceneColours, avatar)
  return toPicture(context)
}
