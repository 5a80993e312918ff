/** Elements that contain other elements, RFC 9559: their children are read, whatever size they state. */
const containers = new Set([0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0])
/** The length of a variable-length integer in bytes: given by the first bit that is set. */
const lengthOf = (first: number) => Math.clz32(first) - 23

const readUnsigned = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

/** Reads an element's size, without its length marker; infinite if it is unknown. */
function readSize(bytes: Uint8Array): number {
  const [first = 0, ...rest] = bytes
  const mask = 2 ** (8 - bytes.length) - 1
  const isUnknown = (first & mask) === mask && rest.every((byte) => byte === 0xff)
  return isUnknown ? Number.POSITIVE_INFINITY : readUnsigned(Uint8Array.from([first & mask, ...rest]))
}

interface Element {
  id: number
  body: Uint8Array
}

/** Yields every element without children, in order; the last is undefined if the file is cut off. */
function* elementsOf(file: Uint8Array): Generator<Element | undefined> {
  for (let at = 0; at < file.length; ) {
    const idEnd = at + lengthOf(file[at] ?? 0)
    const sizeEnd = idEnd + lengthOf(file[idEnd] ?? 0)
    if (idEnd - at > 4 || sizeEnd - idEnd > 8 || sizeEnd > file.length) return yield undefined
    const id = readUnsigned(file.subarray(at, idEnd))
    at = sizeEnd
    if (containers.has(id)) continue
    const end = sizeEnd + readSize(file.subarray(idEnd, sizeEnd))
    if (end > file.length) return yield undefined
    yield { id, body: file.subarray(sizeEnd, end) }
    at = end
  }
}

/** A block's time relative to its cluster: a signed 16-bit number after the track number. */
function offsetOf(block: Uint8Array): number {
  const at = lengthOf(block[0] ?? 0)
  return new DataView(block.buffer, block.byteOffset, block.byteLength).getInt16(at)
}

/** The values read from a file so far; times are in its own unit. */
interface Reading {
  type: string
  /** Milliseconds per unit. */
  scaleMs: number
  hasPictures: boolean
  cluster: number
  /** The times of the last two blocks. */
  before: number
  last: number
}

const note = (read: Reading, body: Uint8Array) => {
  read.before = Number.isNaN(read.last) ? 0 : read.last
  read.last = read.cluster + offsetOf(body)
}

/** The handler of each relevant element. */
const meanings = new Map<number, (read: Reading, body: Uint8Array) => void>([
  [
    0x4282,
    (read, body) => {
      read.type = String.fromCharCode(...body.subarray(0, 8))
    },
  ],
  [
    0x2ad7b1,
    (read, body) => {
      read.scaleMs = readUnsigned(body) / 1e6
    },
  ],
  // Track type: 2 is audio, anything else is not.
  [
    0x83,
    (read, body) => {
      read.hasPictures ||= readUnsigned(body) !== 2
    },
  ],
  [
    0xe7,
    (read, body) => {
      read.cluster = readUnsigned(body)
    },
  ],
  [0xa3, note],
  [0xa1, note],
])

/**
 * The playing time of an audio-only WebM in milliseconds, from the times of its blocks: browsers that record leave out
 * the duration. The last block is assumed to be as long as the one before. Undefined unless the whole file is valid.
 */
export function readWebm(file: Uint8Array): number | undefined {
  const read: Reading = { type: '', scaleMs: 1, hasPictures: false, cluster: 0, before: 0, last: Number.NaN }
  for (const element of elementsOf(file)) {
    if (!element) return undefined
    meanings.get(element.id)?.(read, element.body)
  }
  const { type, hasPictures, before, last, scaleMs } = read
  return type === 'webm' && !hasPictures ? (last + (last - before)) * scaleMs : undefined
}
