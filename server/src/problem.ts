import { type ProblemBody, type ProblemCode, problems } from '@glimmer/contract'

type Details = Pick<ProblemBody, 'errors' | 'feature' | 'limit' | 'used' | 'resetsAt' | 'tier' | 'part'>

/** An expected refusal, one of the contract's codes. Anything else thrown is a bug and becomes a 500 without detail. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly details: Details

  /** @param message a sentence for the reader; the contract's own when left out. */
  constructor(code: ProblemCode, message?: string, details: Details = {}) {
    super(message ?? problems[code][1])
    this.name = 'Problem'
    this.code = code
    this.status = problems[code][0]
    this.details = details
  }
}

/** The thing found, or the 404 that also stands for another person's. */
export function orNotFound<T>(found: T | undefined | null): T {
  if (found === undefined || found === null) throw new Problem('not_found')
  return found
}
