import { type LineFacts, parseLine } from './parsed-line.ts'
import type { Fault, Rule } from './rule.ts'
import { banned } from './rules/banned.ts'
import { bridging } from './rules/bridge.ts'
import { identity } from './rules/identity.ts'
import { person } from './rules/person.ts'
import { privacy } from './rules/privacy.ts'
import { promises } from './rules/promises.ts'
import { shape } from './rules/shape.ts'
import { spelling } from './rules/spelling.ts'
import { duplicateThreshold, fingerprint, similarity } from './similarity.ts'

/** How many of a user's latest lines a new one is compared with. */
export const comparedLines = 60

/** Every rule, in the order in which their reasons are listed. */
export const rules: readonly Rule[] = [
  ...shape,
  ...person,
  ...promises,
  ...banned,
  ...identity,
  ...privacy,
  ...spelling,
  ...bridging,
]

export interface Judgement {
  verdict: 'pass' | 'fail'
  faults: readonly Fault[]
}

export interface Context extends LineFacts {
  /** The user's latest lines, newest first; only the first 60 count. */
  recent?: readonly string[] | undefined
}

/** One hard fault rejects a line; one soft fault is tolerated. */
export const verdictOn = (faults: readonly Fault[]): Judgement['verdict'] =>
  faults.some((fault) => fault.severity === 'hard') || faults.length > 1 ? 'fail' : 'pass'

/** A critic for one user and occasion: use it to judge several lines against the same history. */
export function criticFor({ recent = [], ...facts }: Context): (text: string) => Judgement {
  const heard = recent.slice(0, comparedLines).map((line) => fingerprint(line, facts.firstName))
  return (text) => {
    const line = parseLine(text, facts)
    const faults: Fault[] = []
    for (const { code, severity, check } of rules) {
      const reason = check(line)
      if (reason) faults.push({ code, severity, reason })
    }
    const mine = fingerprint(text, facts.firstName)
    if (heard.some((other) => similarity(mine, other) > duplicateThreshold))
      faults.push({ code: 'repeated', severity: 'hard', reason: 'This is nearly a line the person heard lately.' })
    return { verdict: verdictOn(faults), faults }
  }
}

/** Judges one line by every rule. Every line a user sees has passed this, whoever wrote it. */
export const judge = (text: string, context: Context): Judgement => criticFor(context)(text)
