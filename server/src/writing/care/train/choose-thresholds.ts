/**
 * Chooses the thresholds of `thresholds.ts` for the committed weights: `npm run care:thresholds -- --outside FOLDER`.
 * Reads the tuning part of the folder, the validation set, and lines of the bank; never what is held out. Prints
 * thresholds and figures, and no text.
 */
import { parseArgs } from 'node:util'
import { never } from '../thresholds.ts'
import { careBy, evidenceOf, type Marks } from '../tiers.ts'
import { scoresOf } from '../weights.ts'
import { heldOutAffirmations } from './affirmations.ts'
import { chooseMarks, type Group } from './choose.ts'
import { readOutside } from './outside.ts'
import { outsideTable } from './outside-table.ts'
import { readSentences } from './read-sentences.ts'
import { isForTuning } from './tuning.ts'

const { outside } = parseArgs({ options: { outside: { type: 'string' } } }).values
if (!outside) throw new Error('Name a folder of text from outside: npm run care:thresholds -- --outside FOLDER')

interface Read {
  class: string
  source: string
  text: string
  evidence: ReturnType<typeof evidenceOf>
}
const read = (texts: readonly { class: string; source: string; text: string }[]): Read[] =>
  texts.map((text) => ({ ...text, evidence: evidenceOf(text.text, scoresOf) }))

const texts = read([
  ...readOutside(outside).filter(isForTuning),
  ...readSentences('validation').map((sentence) => ({ ...sentence, source: sentence.writer })),
])
const bank = read(heldOutAffirmations.map((line) => ({ ...line, class: 'affirmation', source: 'bank' })))
const evidenceFor = (name: string) => texts.filter((text) => text.class === name).map(({ evidence }) => evidence)

const ofKind = (kind: string) =>
  texts.filter((text) => 'kind' in text && text.kind === kind).map(({ evidence }) => evidence)
const mustPass: readonly Group[] = [
  { evidence: ofKind('passes'), atMost: { stopped: 0, softened: 0 } },
  { evidence: ofKind('is-heard'), worth: { stopped: 0, heard: 50 } },
]

/** The goals, and what is in danger: found before it is stopped. */
const noteGroups: readonly Group[] = [
  { evidence: evidenceFor('everyday'), atMost: { stopped: 1, softened: 8 } },
  { evidence: evidenceFor('distress'), atMost: { stopped: 4, softened: 100 } },
  { evidence: evidenceFor('innocent'), atMost: { stopped: 2, softened: 12 } },
  ...mustPass,
  { evidence: evidenceFor('outright'), worth: { stopped: 1, heard: 2 } },
  { evidence: evidenceFor('oblique'), worth: { stopped: 0, heard: 1 } },
  { evidence: evidenceFor('danger'), worth: { stopped: 2, heard: 2 } },
]
const lineGroups: readonly Group[] = [
  { evidence: evidenceFor('affirmation'), atMost: { stopped: 0.2, softened: 1 } },
  ...mustPass,
  { evidence: bank.map(({ evidence }) => evidence), atMost: { stopped: 0.2, softened: 1 } },
  { evidence: evidenceFor('outright'), worth: { stopped: 1, heard: 2 } },
]

/** Where the search begins: the weaker the concept, the higher the threshold. */
const note = chooseMarks(
  {
    strong: { danger: -1, outright: 0 },
    some: { danger: -0.5, outright: 1 },
    faint: { danger: -0.5, outright: 2 },
    none: { danger: 0, outright: 3 },
  },
  noteGroups,
)
/** Own lines are never stopped without a strong concept or for little more than a note, nor softened without any. */
const silent = { danger: never, outright: never }
const { strong, ...weaker } = chooseMarks(
  {
    strong: { danger: 0, outright: 1 },
    some: { danger: 0, outright: never },
    faint: silent,
    none: silent,
  },
  lineGroups,
)
const line: Marks = { strong: { ...strong, outright: Math.max(strong.outright, note.strong.outright + 1) }, ...weaker }

const rowsOf = (name: string, marks: Marks) =>
  Object.entries(marks).map(
    ([strength, { danger, outright }]) => `${name} ${strength}: ${danger}, ${outright.toFixed(2)}`,
  )
process.stdout.write(
  `Thresholds of danger and outright danger:\n${[...rowsOf('note', note), ...rowsOf('line', line)].join('\n')}\n\n`,
)
const marksFor = (name: string) => (name === 'affirmation' ? line : note)
const table = outsideTable([...texts, ...bank], (text) => careBy((text as Read).evidence, marksFor(text.class)))
process.stdout.write(`${table}\n`)
