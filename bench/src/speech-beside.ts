import { spawnSync } from 'node:child_process'
import { type Figure, median } from './report.ts'
import { freshLine } from './speech-texts.ts'

const turns = 9

/** Comparable programs, as distributions package them: they speak a text into a WAV file and exit. */
const programs: readonly { name: string; command: string; options: readonly string[] }[] = [
  { name: 'espeak-ng', command: 'espeak-ng', options: ['-v', 'en-gb', '-w', '/dev/null'] },
  { name: 'Debian’s flite', command: 'flite', options: ['-voice', 'awb', '-o', '/dev/null', '-t'] },
]

function take(command: string, options: readonly string[], text: string): number | undefined {
  const from = performance.now()
  const { status } = spawnSync(command, [...options, text], { stdio: 'ignore' })
  return status === 0 ? performance.now() - from : undefined
}

/** The time other speech programs take for the same texts, started each time, if this machine has them. */
export async function benchBeside(): Promise<Figure[]> {
  return programs.flatMap(({ name, command, options }) => {
    if (take(command, options, 'one') === undefined) return []
    return ([15, 60] as const).map((words) => {
      const took = Array.from({ length: turns }, () => take(command, options, freshLine[words]()) ?? Number.NaN)
      return { what: `${name}, ${words} words: whole, its start included`, value: median(took), unit: 'ms' }
    })
  })
}
