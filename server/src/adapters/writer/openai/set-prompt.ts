import { samples } from './manner.ts'
import { type Message, momentOf, type Prompt, type ReadBrief, rules, sampleOf, samplesShown } from './prompt.ts'

/** A line that a set still needs, and why the one before it was refused. */
export interface LineAsked {
  brief: ReadBrief
  reasons: readonly string[]
}

const setRules = `${rules}

Now you write several lines that one person says one after the other, as one thought about one thing: each goes on from the one before, and the last one lands. No two begin alike, say the same or share a picture. "lines" says what each is to be. "said" are lines of the same thought that are there already.

Answer with JSON only, with one line under each name of "lines".`

/** The names of a set's lines in the question and the answer. Words of the question would be taken for the answer. */
const numbers = ['one', 'two', 'three', 'four', 'five']
export const numbersFor = (lines: readonly unknown[]): string[] => numbers.slice(0, lines.length)

const numbered = <T>(items: readonly T[], says: (item: T) => unknown) =>
  Object.fromEntries(items.map((item, at) => [numbers[at], says(item)]))

/** The samples as one set: small models follow a turn of the conversation. */
const turns: readonly Message[] = [
  { role: 'user', content: JSON.stringify({ lines: numbered(samples, sampleOf) }) },
  { role: 'assistant', content: JSON.stringify(numbered(samples, ({ line }) => line)) },
]

/**
 * The prompt for the lines a set still needs: the same rules as for one line, what all lines share once, and then what
 * each is to be. All are about what the first is about. It excludes what the prompt for one line excludes; `said` are
 * lines that the model itself wrote just now, without the name.
 */
export function setPromptFor(asked: readonly LineAsked[], said: readonly string[]): Prompt {
  const begun: string[] = []
  const moments = asked.map(({ brief, reasons }) => {
    const moment = momentOf({ ...brief, recent: [...begun.toReversed(), ...brief.recent] }, reasons)
    begun.push(moment.begin.replace('{name}, ', ''))
    return moment
  })
  const shared = moments.map(({ task, value, avoid, form, step, about, begin, ...rest }) => rest)[0]
  const lines = numbered(moments, ({ task, value, avoid, form, step, begin }) => ({
    form,
    step,
    task,
    value,
    avoid,
    // Said with each line, as in the samples: otherwise small models go on about the samples.
    about: moments[0]?.about,
    begin,
  }))
  const messages: Message[] = [
    { role: 'system', content: setRules },
    ...turns,
    { role: 'user', content: JSON.stringify({ ...shared, said: said.length > 0 ? said : undefined, lines }) },
  ]
  return { messages, shown: [...samplesShown, ...(shared?.feltTrue ?? [])] }
}
