import type { Theme } from '@glimmer/contract'
import { criticFor } from '@glimmer/critic/judge'
import type { Attempt } from '#adapters/resilience/resilient-calls.ts'
import type { Brief, WrittenLine } from '#ports/writer.ts'
import { Problem } from '#problem.ts'
import { describe } from '#writing/phrasebook/describe.ts'
import { randomFrom } from '#writing/phrasebook/random.ts'
import { repeatedFromNote } from '#writing/repeated-note.ts'
import { insertName, sayableName } from '#writing/second-person/first-name.ts'
import type { Endpoint } from './endpoint.ts'
import { askAgain, promptFor } from './prompt.ts'
import { readAnswer } from './read-answer.ts'

/** How often a refused line is written anew. */
const rewrites = 2

type Verdict = { passed: true; text: string } | { passed: false; reasons: readonly { reason: string }[] }

/** Judges what a model said as the person would see it: by the critic, and by what the note must not lose. */
function judgeFor(brief: Brief): (said: string) => Verdict {
  const firstName = sayableName(brief.firstName)
  const critic = criticFor({ form: brief.form, level: brief.level, firstName, recent: brief.recent })
  return (said) => {
    const line = readAnswer(said)
    if (line === undefined) return { passed: false, reasons: [{ reason: 'There was no line in it.' }] }
    const echo = repeatedFromNote(brief.note, line)
    if (echo) return { passed: false, reasons: [{ reason: 'It repeats the words of the note: use other ones.' }] }
    const text = brief.form === 'distanced' ? insertName(line, firstName) : line
    if (text === brief.gentlerThan)
      return { passed: false, reasons: [{ reason: 'That is the line that was too much: write a gentler one.' }] }
    const { verdict, faults } = critic(text)
    return verdict === 'pass' ? { passed: true, text } : { passed: false, reasons: faults }
  }
}

/** Why this line: told by Glimmer, from what was asked, so that a model's word never stands for a reason. */
function finish(brief: Brief, theme: Theme, text: string): WrittenLine {
  const { form, level } = brief
  const description = describe({ ...brief, theme }, randomFrom(`why|${brief.seed}`))
  return { text, description, themes: [theme], form, level, origin: 'ai', charged: true, byModel: true }
}

/**
 * Has a model write the line, and write it again when the critic refuses it, twice at most. Undefined when no line
 * came of it: the model refused, every line had faults, or moderation objected. Throws `care_first` when moderation
 * hears in the note that a person is needed; rejects when the endpoint fails.
 */
export async function draftLine(endpoint: Endpoint, brief: Brief, attempt: Attempt): Promise<WrittenLine | undefined> {
  const heard = brief.note ? await endpoint.moderate(brief.note, attempt) : 'fine'
  if (heard === 'self-harm') throw new Problem('care_first')
  if (heard === 'flagged') return undefined
  const theme = randomFrom(`theme|${brief.seed}`).pick(brief.themes)
  const judge = judgeFor(brief)
  const themes = [theme, ...brief.themes.filter((other) => other !== theme)]
  const messages = promptFor({ ...brief, themes })
  for (let turn = 0; turn <= rewrites; turn++) {
    const said = await endpoint.complete(messages, attempt)
    if (said === undefined) return undefined
    const judged = judge(said)
    if (judged.passed) {
      const heardAfter = await endpoint.moderate(judged.text, attempt)
      return heardAfter === 'fine' ? finish(brief, theme, judged.text) : undefined
    }
    messages.push(...askAgain(said, judged.reasons))
  }
  return undefined
}
