/**
 * What the gate makes of the marked lines: `npm run writer:measure`, or `npm run writer:measure -- --lines` to print each
 * line that was judged otherwise than the reader did. Looking at the held-out ones uses them up as a test.
 */
import { parseArgs } from 'node:util'
import { openGate } from '../gate.ts'
import { type MarkedLine, marks, readMarkedLines } from './marked-line.ts'

const { values } = parseArgs({ options: { lines: { type: 'boolean' } } })
const gate = openGate()

const judged = (lines: readonly MarkedLine[]) =>
  lines.map((line) => ({
    ...line,
    verdict: gate({ ...line.brief, firstName: 'Sam', recent: [] }, [])(line.text),
  }))

const percent = (part: number, of: number): string => (of === 0 ? '-' : `${Math.round((100 * part) / of)} %`)

function report(name: 'training' | 'held-out'): string {
  const from = performance.now()
  const all = judged(readMarkedLines(name))
  const each = (performance.now() - from) / all.length
  const taken = all.filter(({ verdict }) => verdict.passed)
  const good = all.filter(({ mark }) => mark === 'good')
  const refusedGood = good.filter(({ verdict }) => !verdict.passed)
  const reasons = Object.entries(
    Object.groupBy(all, ({ verdict }) => (verdict.passed ? 'taken' : verdict.code)) as Record<string, unknown[]>,
  ).sort(([, one], [, other]) => other.length - one.length)
  const rows = marks.map((mark) => {
    const count = (lines: typeof all) => lines.filter((line) => line.mark === mark).length
    return `| ${mark} | ${count(all)} | ${count(taken)} |`
  })
  const surprises = all.filter(({ mark, verdict }) => verdict.passed !== (mark === 'good'))
  return [
    `${name}: ${all.length} lines, ${each.toFixed(1)} ms each`,
    '| mark | written | taken |',
    '| --- | --- | --- |',
    ...rows,
    `Of ${taken.length} taken, ${percent(taken.filter(({ mark }) => mark === 'good').length, taken.length)} are good. Of ${good.length} good ones, ${percent(refusedGood.length, good.length)} are refused.`,
    `By reason: ${reasons.map(([code, lines]) => `${code} ${lines.length}`).join(', ')}.`,
    ...(values.lines
      ? surprises.map(({ mark, text, verdict }) => `${mark}, ${verdict.passed ? 'taken' : verdict.code}: ${text}`)
      : []),
  ].join('\n')
}

process.stdout.write(`${report('training')}\n\n${report('held-out')}\n`)
