import { type OwnRecording, problems } from '@glimmer/contract'
import { Problem } from '#problem.ts'
import { readMp3 } from '#sound/mp3-frames.ts'

/** How files of each type begin: the position of the signature, and its bytes. */
const signatures = [
  ['audio/webm', 0, '\x1a\x45\xdf\xa3'],
  ['audio/mp4', 4, 'ftyp'],
  ['audio/ogg', 0, 'OggS'],
] as const

/** The type of a recording, detected from the file itself, whatever its sender calls it. Throws `recording_refused`. */
export function recordingType(file: Uint8Array): OwnRecording['mime'] {
  const start = Buffer.from(file.subarray(0, 8)).toString('latin1')
  const format = signatures.find(([, at, signature]) => start.startsWith(signature, at))
  if (format) return format[0]
  if (readMp3(file)) return 'audio/mpeg'
  const message = problems.recording_refused[1]
  throw new Problem('recording_refused', message, { errors: [{ path: 'file', message }] })
}
