/** Elements that hold others, RFC 9559: one steps inside, whatever size they say. */
const containers = new Set([0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0])
/** How many bytes a number of variable length takes: told by the first bit that is set. */
const lengthOf = (first: number) => Math.clz32(first) - 23

const readUnsigned = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

/** The size an element says it has, without the bit that marks its length; endless where it does not know. */
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

/** Every element that holds no others, in order; the last is undefined where the file breaks off. */
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

/** When a block is heard, against its cluster: a signed 16-bit number after the number of its track. */
function offsetOf(block: Uint8Array): number {
  const at = lengthOf(block[0] ?? 0)
  return new DataView(block.buffer, block.byteOffset, block.byteLength).getInt16(at)
}

/** What has been read of a file; times in its own unit. */
interface Reading {
  type: string
  /** Milliseconds in one unit. */
  scaleMs: number
  hasPictures: boolean
  cluster: number
  /** The block before the last one, and the last. */
  before: number
  last: number
}

const note = (read: Reading, body: Uint8Array) => {
  read.before = Number.isNaN(read.last) ? 0 : read.last
  read.last = read.cluster + offsetOf(body)
}

/** What each element that matters says. */
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
  // A track of any other type than 2, sound.
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
 * How long a WebM of sound alone plays, in milliseconds, by the times of its blocks: browsers that record leave out the
 * length. The last block counts as long as the one before. Undefined unless it is one from beginning to end.
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
