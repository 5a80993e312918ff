import { readFileSync } from 'node:fs'

const file = (name: string) => readFileSync(new URL(name, import.meta.url))

/** Six tenths of a second of one tone each. The first two were recorded by Chromium, the others made by ffmpeg. */
export const recordings = {
  'audio/webm': file('chromium.webm'),
  'audio/mp4': file('chromium.mp4'),
  'audio/ogg': file('opus.ogg'),
  'audio/mpeg': file('plain.mp3'),
} as const

/** The same as an MP4 in one piece: what Chromium makes comes in fragments. */
export const wholeMp4 = file('whole.mp4')

/** Each of them going on for longer than a minute, by its own clock. */
export const tooLong = {
  /** A further cluster, whose only block is heard after 63 seconds. */
  'audio/webm': Buffer.concat([
    recordings['audio/webm'],
    Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0x8b, 0xe7, 0x82, 0xf6, 0x18, 0xa3, 0x85, 0x81, 0, 0, 0x80, 1]),
  ]),
  'audio/mpeg': Buffer.concat(Array.from({ length: 110 }, () => recordings['audio/mpeg'])),
}
