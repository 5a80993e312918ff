/** Trains the weights anew from the sentences in `training/` and some lines of the bank, and writes weights.json: `npm run care:train`. */
import { writeFileSync } from 'node:fs'
import { featuresOf } from '../features.ts'
import { careBy } from '../tiers.ts'
import { trainedAffirmations } from './affirmations.ts'
import { chooseMarks } from './choose-marks.ts'
import { figuresOf } from './figures.ts'
import { fit } from './fit.ts'
import { pack } from './pack.ts'
import { readSentences } from './read-sentences.ts'
import { tableOf } from './table.ts'

/** Writers who knew nothing of the others: by their sentences the marks are chosen. All others had read some of theirs. */
const markedBy = ['first-writer', 'second-writer', 'fourth-writer']

const examples = [...readSentences('training'), ...trainedAffirmations].map((sentence) => ({
  sentence,
  features: featuresOf(sentence.text),
  class: sentence.class,
}))
const { marks, scored } = chooseMarks(examples, markedBy)
const weights = { marks, ...pack(fit(examples)) }
writeFileSync(new URL('../weights.json', import.meta.url), `${JSON.stringify(weights, null, 2)}\n`)

const scoresOf = new Map(scored.map(({ sentence, scores }) => [sentence, scores]))
process.stdout.write(`${examples.length} sentences. By weights that had not met their writer:\n\n`)
for (const writer of markedBy) {
  const theirs = scored.map(({ sentence }) => sentence).filter((sentence) => sentence.writer === writer)
  const figures = figuresOf(theirs, (sentence) => {
    const scores = scoresOf.get(sentence)
    return scores && careBy(sentence.text, scores, marks)
  })
  process.stdout.write(`${writer}\n\n${tableOf(figures.filter(({ kind }) => kind === 'all'))}\n\n`)
}
