/** Trains the weights anew from the sentences in `training/` and some lines of the bank, and writes weights.json: `npm run care:train`. */
import { writeFileSync } from 'node:fs'
import { featuresOf } from '../features.ts'
import { trainedAffirmations } from './affirmations.ts'
import { chooseMarks } from './choose-marks.ts'
import { fit } from './fit.ts'
import { pack } from './pack.ts'
import { readSentences } from './read-sentences.ts'

/** Writers who knew nothing of the others: by their sentences the marks are chosen. The third had read some of theirs. */
const markedBy = ['first-writer', 'second-writer']

const examples = [...readSentences('training'), ...trainedAffirmations].map((sentence) => ({
  sentence,
  features: featuresOf(sentence.text),
  inDanger: sentence.class !== 'innocent',
}))
const { stop, soften, scored } = chooseMarks(examples, markedBy)
const weights = { marks: { stop, soften }, ...pack(fit(examples)) }
writeFileSync(new URL('../weights.json', import.meta.url), `${JSON.stringify(weights, null, 2)}\n`)

const share = (name: string, mark: number) => {
  const ofClass = scored.filter(({ sentence }) => sentence.class === name)
  return `${((100 * ofClass.filter(({ score }) => score > mark).length) / ofClass.length).toFixed(1)} %`
}
process.stdout.write(
  `${examples.length} sentences. By weights that had not met their writer, above the higher mark and above the lower:\n`,
)
for (const name of ['outright', 'oblique', 'innocent'])
  process.stdout.write(`${name}: ${share(name, stop)}, ${share(name, soften)}\n`)
