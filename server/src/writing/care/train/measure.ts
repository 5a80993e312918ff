/**
 * Measures the detector on sentences it was not trained on: `npm run care:measure`. To look is to spend them: who changes
 * the detector because of what is printed here says so in docs/writing.md.
 */
import { careFor } from '../detect.ts'
import { heldOutAffirmations } from './affirmations.ts'
import { type Figure, figuresOf, interval } from './figures.ts'
import { readSentences } from './read-sentences.ts'

const percent = (share: number) => (100 * share).toFixed(0)

function rowOf({ class: name, kind, stopped, softened, of }: Figure): string {
  const heard = stopped + softened
  const [low, high] = interval(heard, of)
  const share = `${percent(heard / of)} % (${percent(low)} to ${percent(high)})`
  return `| ${name} | ${kind} | ${of} | ${stopped} | ${softened} | ${share} |`
}

const asked = [...readSentences('held-out'), ...heldOutAffirmations]
for (const [set, sentences] of Map.groupBy(asked, ({ writer }) => writer)) {
  const rows = figuresOf(sentences, careFor).map(rowOf)
  process.stdout.write(
    `${set}\n\n| class | kind | sentences | stopped | softened | stopped or softened, 95 % |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n\n`,
  )
}
