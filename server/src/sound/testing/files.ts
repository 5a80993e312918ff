import { readFileSync } from 'node:fs'

const file = (name: string) => readFileSync(new URL(name, import.meta.url))

/** Recordings of one tone for 0.6 seconds. The first two were recorded by Chromium, the others made with ffmpeg. */
export const recordings = {
  'audio/webm': file('chromium.webm'),
  'audio/mp4': file('chromium.mp4'),
  'audio/ogg': file('opus.ogg'),
  'audio/mpeg': file('plain.mp3'),
} as const

/** The same as an MP4 in one piece: Chromium writes fragments. */
export const wholeMp4 = file('whole.mp4')

/** Files with a playing time of more than a minute. */
export const tooLong = {
  /** With an additional cluster whose only block plays after 63 seconds. */
  'audio/webm': Buffer.concat([
    recordings['audio/webm'],
    Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0x8b, 0xe7, 0x82, 0xf6, 0x18, 0xa3, 0x85, 0x81, 0, 0, 0x80, 1]),
  ]),
  'audio/mpeg': Buffer.concat(Array.from({ length: 110 }, () => recordings['audio/mpeg'])),
}
