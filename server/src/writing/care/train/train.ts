/**
 * Retrains the weights from the sentences in `training/` and some lines of the bank, chooses the thresholds with those
 * in `validation/`, and writes weights.json: `npm run care:train`.
 */
import { writeFileSync } from 'node:fs'
import { featuresOf } from '../features.ts'
import { careBy } from '../tiers.ts'
import { trainedAffirmations } from './affirmations.ts'
import { chooseThresholds } from './choose-thresholds.ts'
import { figuresOf } from './figures.ts'
import { fit, scoresBy } from './fit.ts'
import { pack } from './pack.ts'
import { readSentences } from './read-sentences.ts'
import { tableOf } from './table.ts'

const examples = [...readSentences('training'), ...trainedAffirmations].map(({ text, class: name }) => ({
  features: featuresOf(text),
  class: name,
}))
const validation = readSentences('validation')
const model = fit(examples)
const thresholds = chooseThresholds(model, validation)
const weights = { marks: thresholds, ...pack(model) }
writeFileSync(new URL('../weights.json', import.meta.url), `${JSON.stringify(weights, null, 2)}\n`)

const figures = figuresOf(validation, ({ text }) => careBy(text, (features) => scoresBy(model, features), thresholds))
process.stdout.write(`${examples.length} sentences. What the thresholds were chosen by:\n\n${tableOf(figures)}\n`)
