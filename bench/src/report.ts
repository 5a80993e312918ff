/** One measured figure beside what it may be. */
export interface Figure {
  what: string
  value: number
  unit: string
  /** The most it may be, or with `atLeast` the least; none where it is only told. */
  limit?: number
  atLeast?: true
}

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2))

const verdict = ({ value, limit, atLeast }: Figure) => {
  if (limit === undefined) return ''
  return (atLeast ? value >= limit : value <= limit) ? 'within' : 'OVER'
}

/** The figures as a table a person can read and paste. */
export function toTable(figures: readonly Figure[]): string {
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

/** The value below which `share` of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5)
