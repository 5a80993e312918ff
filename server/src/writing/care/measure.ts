/** Measures the detector on sentences kept apart from its patterns: `node server/src/writing/care/measure.ts`. */
import { needsCare } from './detect.ts'
import { figuresOf } from './figures.ts'
import sets from './held-out.json' with { type: 'json' }

const rows = figuresOf(sets, needsCare).map(
  ({ set, kind, heard, of }) => `| ${set} | ${kind} | ${heard} of ${of} | ${((100 * heard) / of).toFixed(0)} % |`,
)
process.stdout.write(`| set | sentences | heard | share |\n|---|---|---|---|\n${rows.join('\n')}\n`)
