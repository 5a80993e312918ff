/**
 * Draws lines for review: `npm run lines:sample -- [seed] [written] [mornings]` prints requests and the resulting
 * lines, tab-separated. A reader who did not write them marks each good, flat, odd or wrong.
 */

import { simulateUser } from './measure/simulate.ts'
import { differentLives, hourOf, simulateMornings } from './measure/simulate-today.ts'
import { randomFrom } from './phrasebook/random.ts'

const [seed = 'a reading', written = '300', mornings = '100'] = process.argv.slice(2)
const random = randomFrom(seed)

/** Draws `count` elements of a list, in random order. */
const draw = <T>(all: readonly T[], count: number): T[] =>
  all
    .map((one) => ({ one, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ one }) => one)

const lives = Array.from({ length: 20 }, (_, at) => simulateUser(`${seed} ${at}`, 90, () => 0)).flat()
const charged = lives.filter(({ line }) => line.charged)
const days = Array.from({ length: differentLives }, (_, at) => simulateMornings(at, 90)).flatMap(({ lines }) =>
  lines.map((line, day) => ({ line, asked: hourOf(day) })),
)

const rows = [
  ...draw(charged, Number(written)).map(({ line, request: { situation, mood, partOfDay, note } }) => ({
    kind: 'written',
    line,
    asked: [situation, mood, partOfDay, note && `"${note}"`].filter(Boolean).join(' '),
  })),
  ...draw(days, Number(mornings)).map((day) => ({ kind: 'today', ...day })),
]
process.stdout.write('mark\tkind\ttheme\tlevel\tform\tasked\tline\n')
for (const { kind, line, asked } of rows)
  process.stdout.write(`\t${[kind, line.themes[0], line.level, line.form, asked, line.text].join('\t')}\n`)
