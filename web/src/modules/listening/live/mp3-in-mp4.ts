/** The fields of a frame header, ISO/IEC 11172-3 section 2.4.2.3 and 13818-3. Layer III only. */
interface Frame {
  bytes: number
  samples: number
  sampleRate: number
  channels: 1 | 2
}

const kilobits = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
]
const rates = [44_100, 48_000, 32_000]

function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [sync = 0, version = 0, speed = 0, mode = 0] = bytes.subarray(at, at + 4)
  if (sync !== 0xff || (version & 0xe6) !== 0xe2) return undefined
  const generation = (version >> 3) & 3
  const samples = generation === 3 ? 1152 : 576
  const bitrate = kilobits[generation === 3 ? 0 : 1]?.[speed >> 4]
  const rate = rates[(speed >> 2) & 3]
  if (generation === 1 || !bitrate || !rate) return undefined
  const sampleRate = rate / ({ 3: 1, 2: 2 }[generation] ?? 4)
  const padding = (speed >> 1) & 1
  const length = Math.floor(((samples / 8) * bitrate * 1000) / sampleRate) + padding
  return { bytes: length, samples, sampleRate, channels: mode >> 6 === 3 ? 1 : 2 }
}

type Part = number[] | Uint8Array

const joined = (parts: readonly Part[]) => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
const u16 = (value: number) => [(value >> 8) & 255, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value)]
const nothing = (bytes: number) => new Uint8Array(bytes)
const letters = (name: string) => Array.from(name, (letter) => letter.charCodeAt(0))

/** A box, ISO/IEC 14496-12 section 4.2: length, name, content. */
const box = (name: string, ...parts: Part[]) => {
  const content = joined(parts)
  return joined([u32(content.length + 8), letters(name), content])
}
const matrix = [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000].flatMap(u32)

/** The initialization segment: one MP3 track without samples, and a note that fragments follow. */
function header({ sampleRate, channels }: Frame) {
  const time = [...u32(sampleRate), ...u32(0)]
  const sound = box(
    '.mp3',
    [...nothing(6), ...u16(1), ...nothing(8)],
    [...u16(channels), ...u16(16), ...u32(0), ...u16(sampleRate), ...u16(0)],
  )
  const empty = (name: string, bytes: number) => box(name, nothing(bytes))
  const table = box(
    'stbl',
    box('stsd', u32(0), u32(1), sound),
    empty('stts', 8),
    empty('stsc', 8),
    empty('stsz', 12),
    empty('stco', 8),
  )
  const data = box('dinf', box('dref', u32(0), u32(1), box('url ', u32(1))))
  const media = box(
    'mdia',
    box('mdhd', nothing(12), time, u16(0x55c4), u16(0)),
    box('hdlr', nothing(8), letters('soun'), nothing(13)),
    box('minf', empty('smhd', 8), data, table),
  )
  const trackHeader = box('tkhd', u32(7), nothing(8), u32(1), nothing(20), u16(0x0100), u16(0), matrix, nothing(8))
  const movieHeader = box(
    'mvhd',
    nothing(12),
    time,
    u32(0x1_0000),
    u16(0x0100),
    nothing(10),
    matrix,
    nothing(24),
    u32(2),
  )
  const fragmented = box('mvex', box('trex', u32(0), u32(1), u32(1), u32(0), u32(0), u32(0)))
  return joined([
    box('ftyp', letters('isom'), u32(1), letters('isommp41')),
    box('moov', movieHeader, box('trak', trackHeader, media), fragmented),
  ])
}

/** Packs frames into a fragment. `from` is the number of samples before it. */
function fragment(number: number, from: number, frames: readonly Frame[], bytes: Uint8Array) {
  const sizes = frames.flatMap((frame) => u32(frame.bytes))
  const around = (offset: number) =>
    box(
      'moof',
      box('mfhd', u32(0), u32(number)),
      box(
        'traf',
        // Offsets count from the start of the fragment; every sample lasts as long as the first.
        box('tfhd', u32(0x02_0008), u32(1), u32(frames[0]?.samples ?? 0)),
        box('tfdt', u32(0), u32(from)),
        box('trun', u32(0x00_0201), u32(frames.length), u32(offset), sizes),
      ),
    )
  return joined([around(around(0).length + 8), box('mdat', bytes)])
}

/**
 * Wraps an MP3 that arrives in pieces in fragmented MP4, for browsers that stream MP3 only in that container. Each call
 * returns the fragment for the frames complete by then; it is empty if there are none.
 */
export function mp3InMp4(): (piece: Uint8Array) => Uint8Array<ArrayBuffer> {
  let rest: Uint8Array = nothing(0)
  let [fragments, samples] = [0, 0]
  return (piece) => {
    const bytes = joined([rest, piece])
    const frames: Frame[] = []
    let at = 0
    for (;;) {
      const frame = frameAt(bytes, at)
      if (!frame || at + frame.bytes > bytes.length) break
      frames.push(frame)
      at += frame.bytes
    }
    rest = bytes.subarray(at)
    const [first] = frames
    if (!first) return nothing(0)
    const parts = [
      ...(fragments === 0 ? [header(first)] : []),
      fragment(++fragments, samples, frames, bytes.subarray(0, at)),
    ]
    samples += first.samples * frames.length
    return joined(parts)
  }
}
