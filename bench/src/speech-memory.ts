import { startChild } from './child.ts'
import type { Figure } from './report.ts'
import { sparing } from './surroundings.ts'

const megabytes = (bytes: number) => bytes / 1e6

/** The memory of the voice's thread: after one clip, after 500, and once it has ended. */
export async function benchSpeechMemory(): Promise<Figure[]> {
  const child = await startChild('./speak-500-clips.ts', sparing)
  const { before, afterOne, afterAll, idle } = JSON.parse(child.line) as Record<string, number>
  await child.stop()
  const above = (bytes = Number.NaN) => megabytes(bytes - (before ?? Number.NaN))
  return [
    { what: 'the voice in memory, after one clip', value: above(afterOne), unit: 'MB' },
    { what: 'the voice in memory, after 500 clips', value: above(afterAll), unit: 'MB', limit: 200 },
    { what: 'left of it once idle', value: above(idle), unit: 'MB' },
  ]
}
