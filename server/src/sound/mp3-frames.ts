/** Bit rates in kilobits per second by index, layer III: MPEG 1, then MPEG 2 and 2.5. */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const sampleRates = [44_100, 48_000, 32_000]

export interface Mp3Summary {
  frames: number
  /** Of the first frame, in hertz. */
  sampleRate: number
  channels: 1 | 2
  /** The playing time of a decoder that trims nothing. */
  durationMs: number
}

export interface Mp3Frame {
  /** The frame's position and length in the file. */
  offset: number
  bytes: number
  samples: number
  sampleRate: number
  channels: 1 | 2
}

/**
 * Parses one frame's header, ISO/IEC 11172-3 section 2.4.2.3 and 13818-3; undefined if there is none. Layer III only.
 */
function frameAt(bytes: Uint8Array, offset: number): Mp3Frame | undefined {
  const [sync = 0, version = 0, rates = 0, mode = 0] = bytes.subarray(offset, offset + 4)
  if (sync !== 0xff || (version & 0xe6) !== 0xe2) return undefined
  const generation = (version >> 3) & 3
  const first = generation === 3
  const bitrate = bitrates[first ? 0 : 1][rates >> 4] ?? 0
  const base = sampleRates[(rates >> 2) & 3]
  if (generation === 1 || bitrate === 0 || base === undefined) return undefined
  const sampleRate = first ? base : base / (generation === 2 ? 2 : 4)
  const samples = first ? 1152 : 576
  const padding = (rates >> 1) & 1
  return {
    offset,
    bytes: Math.floor((samples / 8) * ((bitrate * 1000) / sampleRate)) + padding,
    samples,
    sampleRate,
    channels: mode >> 6 === 3 ? 1 : 2,
  }
}

/** The length of an ID3v2 tag at the start, 0 if there is none. */
function tagLength(bytes: Uint8Array): number {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0
  return 10 + [...bytes.subarray(6, 10)].reduce((size, byte) => (size << 7) | (byte & 0x7f), 0)
}

/** Yields the consecutive frames of an MP3 from its start, skipping a tag. */
export function* mp3Frames(bytes: Uint8Array): Generator<Mp3Frame> {
  let offset = tagLength(bytes)
  for (let frame = frameAt(bytes, offset); frame; frame = frameAt(bytes, offset)) {
    yield frame
    offset += frame.bytes
  }
}

/** Reads an MP3 frame by frame; undefined unless it consists of frames from start to end (tags aside). */
export function readMp3(bytes: Uint8Array): Mp3Summary | undefined {
  let head: Mp3Frame | undefined
  let offset = 0
  let frames = 0
  let seconds = 0
  for (const frame of mp3Frames(bytes)) {
    head ??= frame
    offset = frame.offset + frame.bytes
    frames += 1
    seconds += frame.samples / frame.sampleRate
  }
  if (!head) return undefined
  const closingTag = offset === bytes.length - 128 && bytes[offset] === 0x54
  if (offset !== bytes.length && !closingTag) return undefined
  return { frames, sampleRate: head.sampleRate, channels: head.channels, durationMs: seconds * 1000 }
}
