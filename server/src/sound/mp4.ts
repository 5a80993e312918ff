/** Boxes that contain other boxes, ISO/IEC 14496-12. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf'])

interface Box {
  type: string
  body: DataView
}

const typeAt = (body: DataView, at: number) => String.fromCharCode(...[0, 1, 2, 3].map((i) => body.getUint8(at + i)))

interface Span {
  header: number
  size: number
}

/** The length of a box's header and of the whole box: its size may be 32 bits, 64, or "to the end of the file". */
function spanAt(view: DataView, at: number): Span {
  const size = view.getUint32(at)
  if (size === 1) return { header: 16, size: Number(view.getBigUint64(at + 8)) }
  return { header: 8, size: size || view.byteLength - at }
}

/** Yields every box without children, in order; the last is undefined if the file is cut off. */
function* boxesOf(file: Uint8Array): Generator<Box | undefined> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 0; at < file.length; ) {
    const type = typeAt(view, at + 4)
    const { header, size } = spanAt(view, at)
    if (size < header || at + size > file.length) return yield undefined
    const holds = containers.has(type)
    if (!holds) yield { type, body: new DataView(file.buffer, file.byteOffset + at + header, size - header) }
    at += holds ? header : size
  }
}

const flagsOf = (body: DataView) => body.getUint32(0) & 0xffffff

/** The sum of the sample table of an unfragmented file: entries of a count and a duration. */
function sumOfTable(body: DataView): number {
  let sum = 0
  for (let entry = 0; entry < body.getUint32(4); entry++)
    sum += body.getUint32(8 + entry * 8) * body.getUint32(12 + entry * 8)
  return sum
}

/** The default sample duration of a fragment, if it sets one. */
function usualIn(body: DataView): number | undefined {
  const flags = flagsOf(body)
  return flags & 0x8 ? body.getUint32(8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0)) : undefined
}

/** The duration of a run of samples in a fragment, each of which may have its own. */
function sumOfRun(body: DataView, usual: number): number {
  const flags = flagsOf(body)
  const count = body.getUint32(4)
  if (!(flags & 0x100)) return count * usual
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  const width = [0x100, 0x200, 0x400, 0x800].filter((bit) => flags & bit).length * 4
  let sum = 0
  for (let sample = 0; sample < count; sample++) sum += body.getUint32(first + sample * width)
  return sum
}

/** The values read from a file so far. */
interface Reading {
  /** Time units per second. */
  scale: number
  /** The duration of all samples so far, in those units. */
  length: number
  /** The default sample duration, of the file and of this fragment. */
  usual: number
  usualHere: number | undefined
  tracks: string[]
  dataBytes: number
}

/** The handler of each relevant box. */
const meanings: Readonly<Record<string, (read: Reading, body: DataView) => void>> = {
  hdlr: (read, body) => {
    read.tracks.push(typeAt(body, 8))
  },
  mdhd: (read, body) => {
    read.scale = body.getUint32(body.getUint8(0) === 1 ? 20 : 12)
  },
  stts: (read, body) => {
    read.length += sumOfTable(body)
  },
  trex: (read, body) => {
    read.usual = body.getUint32(12)
  },
  tfhd: (read, body) => {
    read.usualHere = usualIn(body)
  },
  trun: (read, body) => {
    read.length += sumOfRun(body, read.usualHere ?? read.usual)
  },
  mdat: (read, body) => {
    read.dataBytes += body.byteLength
  },
}

/**
 * The playing time of an audio-only MP4 in milliseconds, from the durations of its samples; supports single-piece files
 * and fragments as browsers record them. Undefined unless the whole file is valid.
 */
export function readMp4(file: Uint8Array): number | undefined {
  const read: Reading = { scale: 0, length: 0, usual: 0, usualHere: undefined, tracks: [], dataBytes: 0 }
  for (const box of boxesOf(file)) {
    if (!box) return undefined
    if (Object.hasOwn(meanings, box.type)) meanings[box.type]?.(read, box.body)
  }
  const isSound = read.tracks.includes('soun') && !read.tracks.includes('vide') && read.dataBytes > 0
  return isSound ? (read.length / read.scale) * 1000 : undefined
}
