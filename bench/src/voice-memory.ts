import { fileURLToPath } from 'node:url'
import { startChild } from './child.ts'
import type { Figure } from './report.ts'

const megabytes = (bytes: number) => bytes / 1e6

/** What the voice's thread takes: after one clip, after five hundred, and once it has been idle. */
export async function benchVoiceMemory(): Promise<Figure[]> {
  const child = await startChild(fileURLToPath(new URL('./speak-five-hundred.ts', import.meta.url)), {
    // As `npm start` has it.
    MALLOC_ARENA_MAX: '2',
  })
  const { before, afterOne, afterAll, idle } = JSON.parse(child.line) as Record<string, number>
  const above = (bytes = Number.NaN) => megabytes(bytes - (before ?? Number.NaN))
  return [
    { what: 'the voice in memory, after one clip', value: above(afterOne), unit: 'MB' },
    { what: 'the voice in memory, after 500 clips', value: above(afterAll), unit: 'MB', limit: 200 },
    { what: 'left of it once idle', value: above(idle), unit: 'MB' },
  ]
}
