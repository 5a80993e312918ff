/**
 * Retrains the weights from the sentences in `training/`, writes weights.json, and prints how
 * the thresholds (`thresholds.ts`) do on the sentences in `validation/`: `npm run care:train`.
 */
import { writeFileSync } from 'node:fs'
import { featuresOf } from '../features.ts'
import { thresholds } from '../thresholds.ts'
import { careBy, evidenceOf, wholeAndParts } from '../tiers.ts'
import { digestOf } from './digest.ts'
import { figuresOf } from './figures.ts'
import { fit, scoresBy } from './fit.ts'
import { pack } from './pack.ts'
import { readSentences, type Sentence } from './read-sentences.ts'
import { tableOf } from './table.ts'

const sentences = readSentences('training')
/** An innocent text is innocent in each of its sentences, and each is scored; which one is danger nobody has said. */
const readings = ({ text, class: name }: Sentence) => (name === 'innocent' ? wholeAndParts(text) : [text])
const examples = sentences.flatMap((sentence) =>
  readings(sentence).map((text) => ({ features: featuresOf(text), class: sentence.class })),
)
const model = fit(examples)
writeFileSync(
  new URL('../weights.json', import.meta.url),
  `${JSON.stringify({ trainedOn: digestOf(sentences), ...pack(model) }, null, 2)}\n`,
)

const figures = figuresOf(readSentences('validation'), ({ text }) =>
  careBy(
    evidenceOf(text, (features) => scoresBy(model, features)),
    thresholds.note,
  ),
)
process.stdout.write(`${sentences.length} sentences. The validation set, read as notes:\n\n${tableOf(figures)}\n`)
