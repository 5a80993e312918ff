/** Measures the detector on sentences kept apart from its patterns: `node server/src/writing/care/measure.ts`. */
import { readFileSync } from 'node:fs'
import { needsCare } from './detect.ts'
import { figuresOf, type Sentences } from './figures.ts'

const sets = JSON.parse(readFileSync(new URL('./held-out.json', import.meta.url), 'utf8')) as Sentences
const rows = figuresOf(sets, needsCare).map(
  ({ set, kind, heard, of }) => `| ${set} | ${kind} | ${heard} of ${of} | ${((100 * heard) / of).toFixed(0)} % |`,
)
process.stdout.write(`| set | sentences | heard | share |\n|---|---|---|---|\n${rows.join('\n')}\n`)
