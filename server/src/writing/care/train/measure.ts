/**
 * Measures the detector on sentences it was not trained on: `npm run care:measure`, or `npm run care:measure -- --outside
 * FOLDER` on text that nobody wrote for it, with `--held-out` on the two fifths that chose no threshold. Looking at the results uses these sentences up as a test: a change to the
 * detector because of them must be recorded in docs/care-detection.md.
 */
import { parseArgs } from 'node:util'
import { careFor } from '../detect.ts'
import { heldOutAffirmations } from './affirmations.ts'
import { figuresOf } from './figures.ts'
import { readAs, readOutside } from './outside.ts'
import { outsideTable } from './outside-table.ts'
import { readSentences } from './read-sentences.ts'
import { tableOf } from './table.ts'
import { isForTuning } from './tuning.ts'

const { outside, 'held-out': heldOut } = parseArgs({
  options: { outside: { type: 'string' }, 'held-out': { type: 'boolean' } },
}).values

if (outside) {
  const texts = readOutside(outside).filter((text) => !heldOut || !isForTuning(text))
  const table = outsideTable(texts, ({ text, class: name }) => careFor(text, readAs(name)))
  process.stdout.write(`${table}\n`)
} else {
  const asked = [...readSentences('held-out'), ...heldOutAffirmations]
  for (const [set, sentences] of Map.groupBy(asked, ({ writer }) => writer))
    process.stdout.write(
      `${set}\n\n${tableOf(figuresOf(sentences, ({ text, writer }) => careFor(text, writer === 'bank' ? 'line' : 'note')))}\n\n`,
    )
}
