/** One measured figure and its limit. */
export interface Figure {
  what: string
  value: number
  unit: string
  /** The upper limit, or the lower one with `atLeast`; a figure without a limit is printed for information. */
  limit?: number
  atLeast?: true
}

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2))

const verdict = ({ value, limit, atLeast }: Figure) => {
  if (limit === undefined) return ''
  return (atLeast ? value >= limit : value <= limit) ? 'within' : 'OVER'
}

/** The figures as a Markdown table. */
function toTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${round(figure.value)} ${figure.unit}`.trim(),
    figure.limit === undefined ? '' : `${figure.atLeast ? '≥' : '≤'} ${figure.limit} ${figure.unit}`.trim(),
    verdict(figure),
  ])
  return [['figure', 'measured', 'limit', ''], ['---', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

/** Names of the parts that failed. */
export const failed: string[] = []

/**
 * Measures parts one after another in the same environment and prints each when it is done; a failure costs only its
 * own part.
 */
export async function measure<Surroundings>(
  withSurroundings: (work: (surroundings: Surroundings) => Promise<void>) => Promise<void>,
  parts: readonly [name: string, part: (surroundings: Surroundings) => Promise<Figure[]>][],
): Promise<void> {
  const print = (text: string) => process.stdout.write(`\n${text}\n`)
  const fail = (name: string, error: unknown) => {
    failed.push(name)
    print(`${name} could not be measured: ${error instanceof Error ? error.message : error}`)
  }
  const waiting = new Map(parts)
  if (waiting.size === 0) return
  try {
    await withSurroundings(async (surroundings) => {
      for (const [name, part] of parts) {
        waiting.delete(name)
        await part(surroundings).then(
          (figures) => print(`${name}\n\n${toTable(figures)}`),
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
