/**
 * Trains the score of a model's line and writes weights.json: `npm run writer:train`. Good examples are the bank's lines
 * and the marked lines that a reader would keep; the others are the rest of the marked lines. Held-out lines take
 * no part.
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { bank } from '../../bank/bank.ts'
import { fitLinear } from '../../linear-classifier/fit-linear.ts'
import { featuresOf } from '../line-features.ts'
import { readMarkedLines } from './marked-line.ts'

/** One line of the bank in this many: enough to know its wording, few enough for the marked lines to count. */
const every = 8
/** How often a marked line counts beside one of the bank: a good one most, since it is what a model writes well. */
const copies = { good: 4, other: 2 }
const rate = 0.5

const marked = readMarkedLines('training')
const examples = [
  ...bank.filter((_, at) => at % every === 0).map(({ text }) => ({ text, isSought: true })),
  ...marked.flatMap(({ text, mark }) =>
    Array.from({ length: mark === 'good' ? copies.good : copies.other }, () => ({ text, isSought: mark === 'good' })),
  ),
]
const { weights, bias } = fitLinear(
  examples.map(({ text, isSought }) => ({ view: featuresOf(text), isSought })),
  rate,
)
const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
const packed = brotliCompressSync(bytes).toString('base64')
writeFileSync(new URL('../weights.json', import.meta.url), `${JSON.stringify({ scale, bias, packed }, null, 2)}\n`)
process.stdout.write(`${examples.length} lines, ${marked.length} of them written by models.\n`)
