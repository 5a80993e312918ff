/**
 * Retrains the weights from the sentences in `training/` and some lines of the bank, writes weights.json, and prints how
 * the thresholds (`thresholds.ts`) do on the sentences in `validation/`: `npm run care:train`.
 */
import { writeFileSync } from 'node:fs'
import { featuresOf } from '../features.ts'
import { thresholds } from '../thresholds.ts'
import { careBy } from '../tiers.ts'
import { trainedAffirmations } from './affirmations.ts'
import { figuresOf } from './figures.ts'
import { fit, scoresBy } from './fit.ts'
import { pack } from './pack.ts'
import { readSentences } from './read-sentences.ts'
import { tableOf } from './table.ts'

const examples = [...readSentences('training'), ...trainedAffirmations].map(({ text, class: name }) => ({
  features: featuresOf(text),
  class: name,
}))
const model = fit(examples)
writeFileSync(new URL('../weights.json', import.meta.url), `${JSON.stringify(pack(model), null, 2)}\n`)

const figures = figuresOf(readSentences('validation'), ({ text }) =>
  careBy(text, (features) => scoresBy(model, features), thresholds.note),
)
process.stdout.write(`${examples.length} sentences. The validation set, read as notes:\n\n${tableOf(figures)}\n`)
