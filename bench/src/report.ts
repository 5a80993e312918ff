/** One measured figure, and what it is compared with. */
export interface Figure {
  what: string
  value: number
  unit: string
  /** What hardly anything could do better, measured in the same run and the same unit. */
  beside?: { what: string; value: number }
  /** The upper limit of the value. */
  limit?: number
  /** The upper limit of the ratio to `beside`. */
  ratioLimit?: number
  /** The lower limit of the ratio to `beside`. */
  ratioAtLeast?: number
}

const columns = ['figure', 'measured', 'beside', 'ratio', 'limit', '']

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2))
const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
const print = (text: string) => process.stdout.write(text)

/** A figure as a row of the Markdown table. */
function rowOf({ what, value, unit, beside, limit, ratioLimit, ratioAtLeast }: Figure): string {
  const ratio = beside && value / beside.value
  const limits = [
    { text: `≤ ${limit} ${unit}`.trim(), limit, isOver: value > (limit ?? 0) },
    { text: `≤ ${ratioLimit} ×`, limit: ratioLimit, isOver: (ratio ?? Number.NaN) > (ratioLimit ?? 0) },
    { text: `≥ ${ratioAtLeast} ×`, limit: ratioAtLeast, isOver: (ratio ?? Number.NaN) < (ratioAtLeast ?? 0) },
  ].filter((one) => one.limit !== undefined)
  return toRow([
    what,
    `${round(value)} ${unit}`.trim(),
    beside ? `${beside.what}: ${round(beside.value)} ${unit}`.trim() : '',
    ratio === undefined ? '' : `${round(ratio)} ×`,
    limits.map(({ text }) => text).join(', '),
    limits.length === 0 ? '' : limits.some(({ isOver }) => isOver) ? '**over**' : 'ok',
  ])
}

/** Prints the head of the table; each part adds its rows when it has been measured. */
export const printHead = () => print(`\n${toRow(columns)}${toRow(columns.map(() => '---'))}`)

/** Names of the parts that failed. */
export const failed: string[] = []

/**
 * Measures parts one after another in the same environment and prints each when it is done; a failure costs only its
 * own part.
 */
export async function measure<Surroundings>(
  withSurroundings: (work: (environment: Surroundings) => Promise<void>) => Promise<void>,
  parts: readonly [name: string, part: (environment: Surroundings) => Promise<Figure[]>][],
): Promise<void> {
  const fail = (name: string, error: unknown) => {
    failed.push(name)
    process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.message : error}\n`)
  }
  const waiting = new Map(parts)
  if (waiting.size === 0) return
  try {
    await withSurroundings(async (environment) => {
      for (const [name, part] of parts) {
        waiting.delete(name)
        await part(environment).then(
          (figures) => print(figures.map(rowOf).join('')),
          (error) => fail(name, error),
        )
      }
    })
  } catch (error) {
    const names = waiting.size > 0 ? waiting.keys() : [`what follows ${parts.at(-1)?.[0]}`]
    for (const name of names) fail(name, error)
  }
}

/** The value below which `share` of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5)
