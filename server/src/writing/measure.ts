/**
 * Measures the phrasebook, and today's line, over simulated users and prints a table: `node
 * server/src/writing/measure.ts [people] [days]`. Exits with 1 if a line has a hard fault or near-duplicates reach 1 %
 * of the lines.
 */

import { type Weight, weigh } from './measure/weigh.ts'

// Measured before anything else has loaded the bank.
const bankWeight = await weigh(() => import('./bank/bank.ts'))
const { readNote } = await import('./note/read-note.ts')
const indexWeight = await weigh(() => readNote('my boss'))

const { bank } = await import('./bank/bank.ts')
const { judge } = await import('@glimmer/critic/judge')
const { figuresOf } = await import('./measure/figures.ts')
const { simulateLife } = await import('./measure/simulate.ts')
const { differentLives, morningFigures, simulateMornings } = await import('./measure/simulate-today.ts')
const { insertName } = await import('./second-person/first-name.ts')

const [people = 200, days = 90] = process.argv.slice(2).map(Number)

const lives = Array.from({ length: people }, (_, at) => simulateLife(`person ${at}`, days, () => performance.now()))
const times = lives.flatMap((life) => life.map(({ ms }) => ms)).sort((a, b) => a - b)
const figures = figuresOf(lives)
const share = (count: number): string => `${count} (${((100 * count) / figures.lines).toFixed(2)} %)`
const quantile = (part: number): string => `${(times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(2)} ms`
const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000
const passing = bank.filter(
  ({ text, form, level }) => judge(insertName(text, 'Sam'), { form, level, firstName: 'Sam' }).verdict === 'pass',
).length

const mornings = morningFigures(Array.from({ length: differentLives }, (_, at) => simulateMornings(at, days)))
const weight = ({ ms, megabytes }: Weight): string => `${ms.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

const rows: readonly (readonly [string, string])[] = [
  ['The bank, loaded from its sources', weight(bankWeight)],
  ['The index for notes, at the first one', weight(indexWeight)],
  ['Lines of the bank that pass', `${passing} of ${bank.length}`],
  ['Lines written', `${figures.lines} (${people} people, ${days} days)`],
  ['Hard faults', share(figures.hardFaults)],
  ['Near-duplicates within a person', share(figures.nearDuplicates)],
  ['One soft fault', share(figures.softFaults)],
  ['Different lines', share(figures.distinctLines)],
  ['Different openings', `${figures.distinctOpenings}`],
  ['Curated on heavy days', share(figures.heavyDays)],
  ['Curated stood in', share(figures.stoodIn)],
  ['Lines a second', (figures.lines / seconds).toFixed(0)],
  ['Time of a line, p50', quantile(0.5)],
  ['Time of a line, p99', quantile(0.99)],
  ['Today’s lines', `${mornings.mornings} (${differentLives} people, one theme each, ${days} days)`],
  ['Today: in the person’s theme', percent(mornings.inTheme)],
  ['Today: on the person’s step', percent(mornings.onStep)],
  ['Today: in form, first person and by name', percent(mornings.plainInForm)],
  ['Today: in form, questions and plans', percent(mornings.othersInForm)],
  ['Today: repeats', `${mornings.repeats}`],
]
process.stdout.write(
  `| what | figure |\n|---|---|\n${rows.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')}\n`,
)
process.exitCode = figures.hardFaults > 0 || figures.nearDuplicates >= figures.lines / 100 ? 1 : 0
