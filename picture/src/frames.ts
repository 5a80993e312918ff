/**
 * The shapes of a shared picture: portrait for a phone's full screen, square, and landscape, as link previews are
 * shown.
 */
export const shapes = ['story', 'square', 'card'] as const
export type Shape = (typeof shapes)[number]

/** The geometry of a picture, in pixels unless stated otherwise. */
export interface Frame {
  width: number
  height: number
  margin: number
  /** Where the text begins. */
  top: number
  /** The maximum height of the text, and its possible font sizes, the largest first. */
  room: { height: number; sizes: readonly [number, ...number[]] }
  /** Where the water begins, as a share of the height. */
  horizonAt: number
  /**
   * The sun: its position as a share of the width; how far it may stray from there, and its radius, in units of the
   * drawing's grid.
   */
  light: { across: number; strays: number; radius: number }
  /** Where the product's name is, if the picture has it: its baseline and its font size. */
  name?: { y: number; size: number }
}

/** A frame for a picture with the product's name. */
export type SignedFrame = Frame & Required<Pick<Frame, 'name'>>

const light = { across: 0.5, strays: 130, radius: 84 }

export const frames: Readonly<Record<Shape, SignedFrame>> = {
  // A phone overlays its own interface on the first and last 250 pixels.
  story: {
    width: 1080,
    height: 1920,
    margin: 96,
    top: 280,
    room: { height: 880, sizes: [136, 124, 112, 102, 92, 84, 76, 68, 61, 55] },
    horizonAt: 0.8,
    light: { ...light, across: 0.64, strays: 40 },
    name: { y: 1700, size: 42 },
  },
  square: {
    width: 1080,
    height: 1080,
    margin: 84,
    top: 96,
    room: { height: 560, sizes: [108, 98, 90, 82, 74, 67, 60, 54, 48, 43, 38] },
    horizonAt: 0.8,
    light: { ...light, across: 0.73, strays: 50 },
    name: { y: 1012, size: 38 },
  },
  card: {
    width: 1200,
    height: 630,
    margin: 72,
    top: 64,
    room: { height: 280, sizes: [88, 82, 76, 68, 60, 54, 48, 43, 38, 34, 30] },
    horizonAt: 0.77,
    light: { ...light, across: 0.8, strays: 40 },
    name: { y: 580, size: 32 },
  },
}

/** The frame for several lines under a title: portrait, which most apps show uncropped. */
export const postcard: SignedFrame = {
  width: 1080,
  height: 1350,
  margin: 96,
  top: 120,
  room: { height: 600, sizes: [54, 48, 43, 39, 35, 31, 28] },
  horizonAt: 0.8,
  light,
  name: { y: 1266, size: 38 },
}

/**
 * A frame of any size, for a picture without the product's name: the shape that is most like it, scaled to fit, with
 * its text and its horizon at the same shares of the height.
 */
export function frameOf(width: number, height: number): Frame {
  const unlike = (frame: Frame) => Math.abs(Math.log(width / height / (frame.width / frame.height)))
  const { name: _, ...nearest } = shapes
    .map((shape) => frames[shape])
    .reduce((one, other) => (unlike(other) < unlike(one) ? other : one))
  const scale = Math.min(width / nearest.width, height / nearest.height)
  const down = height / nearest.height
  const [largest, ...smaller] = nearest.room.sizes
  return {
    ...nearest,
    width,
    height,
    margin: nearest.margin * scale,
    top: nearest.top * down,
    room: { height: nearest.room.height * down, sizes: [largest * scale, ...smaller.map((size) => size * scale)] },
  }
}
