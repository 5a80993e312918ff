import type { Heard, Recorded, Score } from './score.ts'

export interface Listened {
  recording: Recorded
  heard: Heard
  score: Score
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? Number.NaN

/** The columns of the table: a heading, and a cell from everything heard in one voice. */
const columns: readonly (readonly [string, (all: readonly Listened[]) => string])[] = [
  ['Voice', (all) => all[0]?.recording.voice ?? ''],
  [
    'words understood wrong',
    (all) => {
      const plain = all.filter(({ recording }) => recording.line.kind === 'plain').map(({ score }) => score)
      const [wrong, words] = [sum(plain.map((each) => each.wrong)), sum(plain.map((each) => each.words))]
      return `${wrong} of ${words} (${((100 * wrong) / words).toFixed(1)} %)`
    },
  ],
  [
    'figures and signs',
    (all) => {
      const lines = all.filter(({ recording }) => recording.line.kind === 'figures').map(({ score }) => score)
      return `${sum(lines.map((each) => each.figuresRight))} of ${sum(lines.map((each) => each.figures))}`
    },
  ],
  [
    'DNSMOS overall, signal',
    (all) =>
      `${mean(all.map(({ heard }) => heard.overall)).toFixed(2)}, ${mean(all.map(({ heard }) => heard.signal)).toFixed(2)}`,
  ],
  [
    'words a minute',
    (all) => {
      const plain = all.filter(({ recording }) => recording.line.kind === 'plain')
      const words = sum(plain.map(({ score }) => score.words))
      return ((60 * words) / sum(plain.map(({ heard }) => heard.seconds))).toFixed(0)
    },
  ],
  [
    'loudness: mean, furthest',
    (all) => {
      const levels = all.map(({ heard }) => heard.loudness)
      const middle = mean(levels)
      const furthest = Math.max(...levels.map((level) => Math.abs(level - middle)))
      return `${middle.toFixed(1)} LUFS, ${furthest.toFixed(1)} LU`
    },
  ],
  ['highest true peak', (all) => `${Math.max(...all.map(({ heard }) => heard.peak)).toFixed(1)} dBTP`],
  [
    'pauses: median, longest',
    (all) => {
      const rests = all.flatMap(({ score }) => score.rests).map((seconds) => seconds * 1000)
      return `${quantile(rests, 0.5).toFixed(0)} ms, ${Math.max(...rests).toFixed(0)} ms`
    },
  ],
  [
    'starts of words off: median, 90th percentile from it',
    (all) => {
      const late = all.flatMap(({ score }) => score.lateMs)
      const middle = quantile(late, 0.5)
      const spread = late.map((each) => Math.abs(each - middle))
      return `${middle.toFixed(0)} ms, ${quantile(spread, 0.9).toFixed(0)} ms`
    },
  ],
]

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

/** How far the same plain line differs in length between voices: the median and the worst, from the line's mean. */
function spreadOf(listened: readonly Listened[]): string {
  const plain = listened.filter(({ recording }) => recording.line.kind === 'plain')
  const byLine = [...Map.groupBy(plain, ({ recording }) => recording.line.text).values()]
  const off = byLine.flatMap((all) => {
    const middle = mean(all.map(({ heard }) => heard.seconds))
    return all.map(({ heard }) => Math.abs(heard.seconds / middle - 1) * 100)
  })
  return `The same line differs from its mean over the voices by ${quantile(off, 0.5).toFixed(1)} % (median), ${quantile(off, 0.9).toFixed(1)} % (90th percentile), ${Math.max(...off).toFixed(1)} % (most).\n`
}

/** A Markdown table with a row for each voice, and what was heard for each name. */
export function tableOf(listened: readonly Listened[]): string {
  const voices = [...Map.groupBy(listened, ({ recording }) => recording.voice).values()]
  const names = [...Map.groupBy(listened, ({ recording }) => recording.line.name)].filter(([name]) => name)
  return [
    row(columns.map(([heading]) => heading)),
    row(columns.map(() => '---')),
    ...voices.map((all) => row(columns.map(([, cell]) => cell(all)))),
    `\n${spreadOf(listened)}\n`,
    ...names.map(([name, all]) => `- ${name}: ${all.map(({ score }) => score.nameHeard).join(', ')}\n`),
  ].join('')
}
