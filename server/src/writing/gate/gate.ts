import { criticFor, verdictOn } from '@glimmer/critic/judge'
import { parseLine } from '@glimmer/critic/parsed-line'
import { duplicateThreshold, fingerprint, similarity } from '@glimmer/critic/similarity'
import { repeatedFromNote } from '../repeated-note.ts'
import { insertName, sayableName } from '../second-person/first-name.ts'
import { stemsOf, wordCounter } from '../taste/word-forms.ts'
import type { AskedFor } from './asked-for.ts'
import { modelFaults } from './model-faults.ts'
import { unnamedOccasion } from './occasions.ts'
import { type OwnSentence, readSentence } from './own-sentence.ts'
import { lowestScore, readLineScore } from './score-line.ts'
import { tidyLine } from './tidy-line.ts'

/** A model's line as the person would see it, or why it is refused, worded so that a model can do better. */
export type GateVerdict = { passed: true; text: string } | { passed: false; code: string; reasons: readonly string[] }

/** For a brief and the lines a model was shown: a function that judges what it wrote. */
export type Gate = (brief: AskedFor, shown: readonly string[]) => (line: string) => GateVerdict

interface Refusal {
  code: string
  reasons: readonly string[]
}

const refuse = (code: string, ...reasons: string[]): Refusal => ({ code, reasons })

/** What a model wrote, before and after the person's name is put in. */
interface Written {
  tidy: string
  text: string
}

/** Refuses the note's words and those of what the user is working on, a word they avoid, a line the person had, and near copies of what the model was shown. */
function copyCheck({ note, steering, gentlerThan }: AskedFor, shown: readonly string[], firstName: string | undefined) {
  const examples = shown.map((line) => fingerprint(line.replace('{name}, ', '')))
  const countAvoided = wordCounter(steering?.avoided ?? [])
  return ({ tidy, text }: Written): Refusal | undefined => {
    if (repeatedFromNote(note, tidy)) return refuse('repeats-note', 'It repeats the words of the note: use other ones.')
    if (repeatedFromNote(steering?.workingOn, tidy))
      return refuse('repeats-work', 'It repeats the words of "workingOn": use other ones.')
    if (countAvoided(stemsOf(tidy)) > 0) return refuse('avoided', 'It has a word of "neverUse": say it without.')
    if (text === gentlerThan) return refuse('not-gentler', 'That is the line that was too much: write a gentler one.')
    const print = fingerprint(text, firstName)
    return examples.some((example) => similarity(print, example) > duplicateThreshold)
      ? refuse('copied', 'That is nearly one of the lines it was shown: write one of its own.')
      : undefined
  }
}

/** Refuses what models get wrong, an occasion that nobody named, and what a person would hardly say. */
function modelCheck(
  brief: AskedFor,
  firstName: string | undefined,
  scoreOf: (text: string) => number,
  theirs: OwnSentence | undefined,
) {
  const { form, level } = brief
  return ({ tidy, text }: Written): Refusal | undefined => {
    const line = parseLine(text, { form, level, firstName })
    for (const { code, check } of modelFaults) {
      const reason = check(line)
      if (reason && !theirs?.mayHave(code)) return refuse(code, reason)
    }
    const occasion = unnamedOccasion(line.plain, brief)
    if (occasion) return refuse('occasion', `Nobody mentioned "${occasion}": name a feeling or a need instead.`)
    return !theirs && scoreOf(tidy) < lowestScore
      ? refuse('unlikely', 'Nobody would quite say that: say one plain thing that a person could mean.')
      : undefined
  }
}

/**
 * Judges lines that a language model wrote for a brief: by the critic, by what models get wrong, against repeating the
 * note or a line it was shown, and by how much it reads like a line somebody would keep. The bank is read at once, so
 * that no user waits for it later.
 */
export function openGate(): Gate {
  scoreOf ??= readLineScore()
  const score = scoreOf
  return (brief, shown) => judgeFor(brief, shown, score)
}

let scoreOf: ReturnType<typeof readLineScore> | undefined

function judgeFor(brief: AskedFor, shown: readonly string[], scoreOf: (text: string) => number) {
  const { form, level, recent } = brief
  const firstName = sayableName(brief.firstName)
  const critic = criticFor({ form, level, firstName, recent })
  const theirs = brief.sentence === undefined ? undefined : readSentence(brief.sentence)
  const sentenceCheck = ({ text }: Written): Refusal | undefined => {
    const fault = theirs?.refuse(text)
    return fault && refuse(fault.code, fault.reason)
  }
  const criticCheck = ({ text }: Written): Refusal | undefined => {
    const faults = critic(text).faults.filter(({ code }) => !theirs?.mayHave(code))
    return verdictOn(faults) === 'fail'
      ? refuse(faults[0]?.code ?? 'critic', ...faults.map(({ reason }) => reason))
      : undefined
  }
  const checks = [
    copyCheck(brief, shown, firstName),
    sentenceCheck,
    criticCheck,
    modelCheck(brief, firstName, scoreOf, theirs),
  ]
  return (line: string): GateVerdict => {
    const tidy = tidyLine(line, form)
    const written = { tidy, text: form === 'distanced' ? insertName(tidy, firstName) : tidy }
    for (const check of checks) {
      const refusal = check(written)
      if (refusal) return { passed: false, ...refusal }
    }
    return { passed: true, text: written.text }
  }
}
