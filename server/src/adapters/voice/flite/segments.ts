/** A phone as it is heard, in seconds from the start of the audio. */
export interface Segment {
  phone: string
  start: number
  end: number
}

const silences = new Set(['pau', 'h#', 'ssil', 'brth'])

/**
 * Parses the engine's listing of phones with their end times, `pau:0.209 ay:0.444 …`, and leaves out silences. Each
 * line is one utterance, whose times start again at 0.
 */
export function readSegments(printed: string): Segment[] {
  const segments: Segment[] = []
  let start = 0
  for (const line of printed.split('\n')) {
    const lineStart = start
    for (const entry of line.split(/\s+/)) {
      const colon = entry.lastIndexOf(':')
      if (colon < 0) continue
      const phone = entry.slice(0, colon)
      const end = lineStart + Number(entry.slice(colon + 1))
      if (!silences.has(phone)) segments.push({ phone, start, end })
      start = end
    }
  }
  return segments
}
