/**
 * Measures the phrasebook, and today's line, over simulated users, and prints tables: `node
 * server/src/writing/measure.ts [people] [days] [draws]`. Exits with 1 if a line has a hard fault or near-duplicates reach 1 %
 * of the lines.
 */

import type { Form } from '@glimmer/contract'
import type { Mornings } from './measure/simulate-today.ts'
import { type Weight, weigh } from './measure/weigh.ts'

// Measured before anything else has loaded the bank.
const bankWeight = await weigh(() => import('./bank/bank.ts'))
const { readNote } = await import('./note/read-note.ts')
const indexWeight = await weigh(() => readNote('my boss'))

const { bank } = await import('./bank/bank.ts')
const { judge } = await import('@glimmer/critic/judge')
const { forms } = await import('@glimmer/contract')
const { drawAt } = await import('./measure/draws.ts')
const { alikeInARow, commonestOpening, shapeShares, textsOf } = await import('./measure/sound.ts')
const { shapes } = await import('./phrasebook/shapes.ts')
const { figuresOf } = await import('./measure/figures.ts')
const { simulateUser } = await import('./measure/simulate.ts')
const { differentLives, morningFigures, simulateMornings, simulateOpenMornings } = await import(
  './measure/simulate-today.ts'
)
const { simulateTaste } = await import('./measure/simulate-taste.ts')
const { insertName } = await import('./second-person/first-name.ts')

const [people = 200, days = 90, draws = 10_000] = process.argv.slice(2).map(Number)

const lives = Array.from({ length: people }, (_, at) => simulateUser(`person ${at}`, days, () => performance.now()))
const times = lives.flatMap((life) => life.map(({ ms }) => ms)).sort((a, b) => a - b)
const figures = figuresOf(lives)
const share = (count: number): string => `${count} (${((100 * count) / figures.lines).toFixed(2)} %)`
const quantile = (part: number): string => `${(times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(2)} ms`
const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000
const passing = bank.filter(
  ({ text, form, level }) => judge(insertName(text, 'Sam'), { form, level, firstName: 'Sam' }).verdict === 'pass',
).length

const everyMorning = Array.from({ length: differentLives }, (_, at) => simulateMornings(at, days))
const mornings = morningFigures(everyMorning)
const openMornings = Array.from({ length: 6 * forms.length }, (_, at) => simulateOpenMornings(at, days))
const mean = (shares: readonly number[]): number => shares.reduce((sum, each) => sum + each, 0) / shares.length

/** How people with one form hear their mornings: openings, and what two in a row have in common. */
function soundOf(form: Form, lives: readonly Mornings[]): readonly string[] {
  const inForm = lives.filter((one) => one.form === form)
  const openings = inForm.map((one) => commonestOpening(textsOf(one)))
  const alike = inForm.map(alikeInARow)
  const inARow = (what: 'opening' | 'shape' | 'image') => percent(mean(alike.map((one) => one[what] / (days - 1))))
  return [percent(mean(openings)), percent(Math.max(...openings)), inARow('opening'), inARow('shape'), inARow('image')]
}

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
  ['Today: in form, first person', percent(mornings.plainInForm)],
  ['Today: by name, for those who chose it', percent(mornings.byName)],
  ['Today: in form, questions and plans', percent(mornings.othersInForm)],
  ['Today: repeats', `${mornings.repeats}`],
]
const table = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |\n`).join('')

process.stdout.write(`${table(['what', 'figure'], rows)}\n`)

process.stdout.write(
  `${table(
    ['today, over all days', 'commonest opening', 'the worst', 'opening as the day before', 'shape', 'image'],
    forms.flatMap((form) => [
      [`${form}, no theme chosen`, ...soundOf(form, openMornings)],
      [`${form}, one theme, steps 1 to 3`, ...soundOf(form, everyMorning)],
    ]),
  )}\n`,
)

const inBank = shapeShares(bank.map(({ text }) => text.replace('{name}, ', '')))
const onMornings = shapeShares(openMornings.flatMap(textsOf))
process.stdout.write(
  `${table(
    ['shape', 'bank', 'today'],
    shapes.map((shape) => [shape, percent(inBank[shape]), percent(onMornings[shape])]),
  )}\n`,
)

process.stdout.write(
  table(
    [`${draws} draws`, 'commonest theme', 'times its share', 'commonest line', 'different lines'],
    (['morning', 'afternoon', 'evening', 'night'] as const)
      .map((partOfDay) => drawAt(partOfDay, draws))
      .map(({ partOfDay, theme, timesItsShare, topLine, differentLines }) => [
        partOfDay,
        theme,
        timesItsShare.toFixed(2),
        `${(100 * topLine).toFixed(2)} %`,
        `${differentLines}`,
      ]),
  ),
)
const tasteDays = 40
const tastes = [false, true].map((isOn) =>
  Array.from({ length: 50 }, (_, at) => simulateTaste(`somebody ${at}`, tasteDays, isOn)),
)
const feltTrueIn = (lives: readonly boolean[][], from: number): string =>
  percent(mean(lives.flatMap((days) => days.slice(from, from + 10)).map(Number)))
process.stdout.write(
  `\n${table(
    ['lines that felt true to 50 people', 'days 1 to 10', '11 to 20', '21 to 30', '31 to 40'],
    tastes.map((lives, at) => [
      at === 0 ? 'personalisation off' : 'on',
      ...[0, 10, 20, 30].map((from) => feltTrueIn(lives, from)),
    ]),
  )}`,
)
process.exitCode = figures.hardFaults > 0 || figures.nearDuplicates >= figures.lines / 100 ? 1 : 0
